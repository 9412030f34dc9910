// Runs only in browsers that do not know of modules.

document.getElementById("trouble").removeAttribute("hidden");
