//! The browsers that the page is tested in.

use crate::house::House;
use crate::system;
use crate::trouble::Trouble;
use std::fs;
use std::path::{Path, PathBuf};

/// A Chromium, or one of its children; installed where the system's packages are known.
pub fn chromium(house: &House) -> Result<PathBuf, Trouble> {
    if let Some(browser) = installed_chromium(house) {
        return Ok(browser);
    }
    system::install(house, &["chromium", "chromium-driver"], "two minutes")?;
    installed_chromium(house).ok_or_else(|| {
        Trouble::new(
            "There is no Chromium, Chrome or Edge to test the page in".into(),
            "install Chrome from https://www.google.com/chrome, then cargo verify".into(),
        )
    })
}

fn installed_chromium(house: &House) -> Option<PathBuf> {
    const NAMES: [&str; 6] = [
        "chromium",
        "google-chrome",
        "google-chrome-stable",
        "chromium-browser",
        "microsoft-edge",
        "chrome",
    ];
    const PLACES: [&str; 6] = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ];
    NAMES.iter().find_map(|name| house.which(name)).or_else(|| {
        PLACES
            .iter()
            .map(PathBuf::from)
            .find(|place| place.is_file())
    })
}

/// What runs Safari's engine without a screen: WebKitGTK, its driver, and a display in memory.
pub struct WebKit {
    /// Speaks WebDriver.
    pub driver: PathBuf,
    /// The browser itself, which comes with the engine and lies on no search path.
    pub browser: PathBuf,
    /// Runs a program on a display of its own.
    pub display: PathBuf,
}

/// WebKitGTK; `None` on systems that do not have it.
pub fn webkit(house: &House) -> Result<Option<WebKit>, Trouble> {
    if let Some(webkit) = installed_webkit(house) {
        return Ok(Some(webkit));
    }
    system::install(
        house,
        &["webkit2gtk-driver", "xvfb", "xauth"],
        "two minutes",
    )?;
    Ok(installed_webkit(house))
}

fn installed_webkit(house: &House) -> Option<WebKit> {
    house.which("xauth")?;
    Some(WebKit {
        driver: house.which("WebKitWebDriver")?,
        browser: mini_browser()?,
        display: house.which("xvfb-run")?,
    })
}

/// The newest `MiniBrowser` in the folders of libraries.
fn mini_browser() -> Option<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder)
            .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
            .unwrap_or_default()
    };
    ["/usr/lib", "/usr/lib64", "/usr/libexec"]
        .iter()
        .map(PathBuf::from)
        .flat_map(|folder| [inside(&folder), vec![folder]].concat())
        .flat_map(|folder| inside(&folder))
        .filter(|folder| {
            folder
                .file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with("webkit"))
        })
        .map(|folder| folder.join("MiniBrowser"))
        .filter(|browser| browser.is_file())
        .max()
}
