import { spawn } from "node:child_process"
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isShopPackage } from "../shop-packages.mjs"
import { StartError } from "../start-error.mjs"
import { npmIn, withoutNpm } from "./scratch-shop.mjs"

const IS_TEST = /\.(test|spec)\.tsx?$/
/** Parts of the plugin's folder with tests. */
const TESTED = ["src", "storefront", "admin", "tests"]

const readLock = (shop) => JSON.parse(readFileSync(path.join(shop, "package-lock.json"), "utf8")).packages

/**
 * Installs a tarball in a copy of the shop, as `npm i haat-plugin-x` does in a shop.
 * @throws StartError when that changes packages of the shop, or brings a second copy of one
 */
export async function installTarball(shop, tarball, { place, packageName }) {
  const before = readLock(shop)
  await npmIn(shop, ["install", tarball])
  const after = readLock(shop)
  const own = ["", place, `node_modules/${packageName}`]
  const changed = Object.keys(before).find(
    (name) => !own.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (changed)
    throw new StartError(
      `Installing the plugin changes ${changed} of the shop: widen the ranges of its peers and dependencies.`,
    )
  const second = Object.keys(after).find(
    (name) => !before[name] && isShopPackage(name.slice(name.lastIndexOf("node_modules/") + "node_modules/".length)),
  )
  if (second && !own.includes(second))
    throw new StartError(
      `Installing the plugin brings a second copy of a package of the shop, ${second}: widen its range.`,
    )
}

/**
 * Runs the plugin's own tests in a copy of the shop with the tarball installed. They stand beside the sources of the
 * tarball, in a folder that is no plugin itself.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(shop, { folder, name, packageName }) {
  const place = `plugins/${name}`
  const target = path.join(shop, place)
  cpSync(path.join(shop, "node_modules", packageName), target, { recursive: true })
  for (const left of ["package.json", ".medusa", "node_modules"])
    rmSync(path.join(target, left), { recursive: true, force: true })
  for (const file of listTests(folder)) {
    mkdirSync(path.join(target, path.dirname(file)), { recursive: true })
    copyFileSync(path.join(folder, file), path.join(target, file))
  }
  // journeys are loaded as in the folder of a plugin, whose package.json has no "type"
  if (existsSync(path.join(target, "tests"))) writeFileSync(path.join(target, "tests/package.json"), "{}")
  return countTests(await runNode(shop, ["scripts/test.mjs", place]))
}

const listTests = (folder) =>
  TESTED.filter((part) => existsSync(path.join(folder, part))).flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: "utf8" })
      // a journey may share a module with others
      .filter((file) => IS_TEST.test(file) || (part === "tests" && /\.tsx?$/.test(file)))
      .map((file) => path.join(part, file)),
  )

/** Runs a script of the copy and shows what it prints. @returns {Promise<string>} what it printed */
const runNode = (shop, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: shop,
      env: { ...process.env, ...withoutNpm() },
      stdio: ["ignore", "pipe", "inherit"],
    })
    let printed = ""
    child.stdout.on("data", (chunk) => {
      printed += chunk
      process.stdout.write(chunk)
    })
    child.on("error", reject).on("close", () => resolve(printed))
    process.once("exit", () => child.kill())
  })

/** Reads the last line of a run of tests. */
function countTests(printed) {
  const [, passed, failed] = [...printed.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [0, 0, 1]
  return { passed: Number(passed), failed: Number(failed) }
}
