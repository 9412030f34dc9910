// Starts the page. A file of its own, because the content policy allows no script inside the HTML.

const address = (id) => document.getElementById(id).href;

// Where the browser refuses the bots a thread of their own, they think here. The program is fetched only then.
let bots;
globalThis.thinkOnThePage = async (question) => {
  const loader = document.querySelector("meta[name=bot-worker]").content;
  bots ??= import(new URL(loader.replace("_loader", ""), document.baseURI)).then(async (program) => {
    await program.default();
    return program;
  });
  try {
    return (await bots).reply(question);
  } catch (failure) {
    bots = undefined;
    throw failure;
  }
};

// What index.html shows is painted before the program takes the thread. A tab in the background paints nothing, so it
// is not waited for long.
const painted = new Promise((done) => {
  const pictures = [...document.images].map((picture) => picture.decode());
  Promise.allSettled(pictures).then(() => requestAnimationFrame(() => setTimeout(done)));
  setTimeout(done, 200);
});

try {
  const { default: start } = await import(address("program"));
  await painted;
  await start({ module_or_path: address("program-wasm") });
} catch (failure) {
  document.getElementById("trouble")?.removeAttribute("hidden");
  throw failure;
}
