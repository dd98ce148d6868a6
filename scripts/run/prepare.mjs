import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { build } from "./build.mjs"
import { command } from "./command.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

const MIN_NODE_VERSION = [20, 19]

/**
 * Prepares every command: checks Node's version, loads `.env`, installs packages and builds the settings module.
 * Imports only Node modules before the packages are installed.
 */
export async function prepare() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major < MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor < MIN_NODE_VERSION[1]))
    throw new StartError(`Haat needs Node.js ${MIN_NODE_VERSION.join(".")} or newer; this is ${process.versions.node}.`)
  // Container images are built already and have no .env.
  if (process.env.HAAT_BUILT === "yes") return
  const file = path.join(ROOT, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  if (!isInstalled())
    await step("Installing packages (npm ci)", () =>
      command("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: ROOT }),
    )
  await build(["settings"])
}

/** Returns whether node_modules matches the lock file, but for plugins whose folder is gone. */
export function isInstalled(root = ROOT) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8")).packages
  if (!existsSync(path.join(root, "node_modules/.package-lock.json"))) return false
  const [wanted, present] = [read("package-lock.json"), read("node_modules/.package-lock.json")]
  return Object.entries(wanted).every(
    ([place, { version, link, resolved, optional }]) =>
      !place.includes("node_modules/") ||
      (link
        ? existsSync(path.join(root, place)) || !existsSync(path.join(root, resolved))
        : (optional && !present[place]) || present[place]?.version === version),
  )
}
