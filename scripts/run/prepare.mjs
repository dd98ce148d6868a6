import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { build } from "./build.mjs"
import { command } from "./command.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

const OLDEST_NODE = [20, 19]

/**
 * Node's version, `.env`, installed packages, what reads the settings: what every command needs first. Imports nothing
 * but Node itself.
 */
export async function prepare() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new StartError(`Haat needs Node.js ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`)
  // An image has everything in it already, and no .env.
  if (process.env.HAAT_BUILT === "yes") return
  const file = path.join(ROOT, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  if (!installed())
    await step("Installing packages (npm ci)", () =>
      command("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: ROOT }),
    )
  await build(["settings"])
}

/** True when node_modules holds what the lock file asks for. */
function installed() {
  const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8")).packages
  if (!existsSync(path.join(ROOT, "node_modules/.package-lock.json"))) return false
  const [wanted, present] = [read("package-lock.json"), read("node_modules/.package-lock.json")]
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.includes("node_modules/") ||
      (link
        ? existsSync(path.join(ROOT, place))
        : (optional && !present[place]) || present[place]?.version === version),
  )
}
