import { findProgram, isExecutable } from "./find-program.mjs"
import { installPackages } from "./install-packages.mjs"
import { StartError } from "./start-error.mjs"

/** Headless Chromium, which needs a third less CPU time. */
const HEADLESS = "chromium-headless-shell"
/** As wide as Arial, which most devices have: pages are laid out in it until their own font is there. */
const FONT = "fonts-liberation"
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** Chromium's sandbox does not run as root; tests need no background network requests. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
]

/**
 * Finds Chromium: the one of CHROMIUM_PATH, or the first usual name in PATH; undefined when there is none.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isExecutable(named)) throw new StartError(`The setting CHROMIUM_PATH names ${named}, which cannot be run.`)
    return named
  }
  return findProgram(NAMES)
}

/**
 * The browser for the tests. Root gets Debian's headless one, or where that cannot be had, and there is none, Chromium.
 */
export async function findOrInstallBrowser() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && !process.env.CHROMIUM_PATH && !findProgram([HEADLESS]))
    await installPackages(HEADLESS, FONT).catch(() => {})
  const found = findBrowser()
  if (found) return found
  if (!isRoot) throw new StartError("The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.")
  try {
    await installPackages("chromium", FONT)
  } catch (error) {
    throw new StartError(`Chromium could not be installed; install it, or set CHROMIUM_PATH.\n${error.message}`)
  }
  const installed = findBrowser()
  if (!installed)
    throw new StartError("apt-get installed Chromium, but it is not in PATH: set CHROMIUM_PATH to where it is.")
  return installed
}
