// Starts the page. A file of its own, because the content policy allows no script inside the HTML.

const address = (id) => document.getElementById(id).href;

try {
  const { default: start } = await import(address("program"));
  await start({ module_or_path: address("program-wasm") });
} catch (failure) {
  document.getElementById("trouble")?.removeAttribute("hidden");
  throw failure;
}
