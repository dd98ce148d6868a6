import { existsSync, readFileSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { profileFile } from "./profile-file.mjs"

const preloaded = (file) => ({ NODE_OPTIONS: `--import=${new URL(file, import.meta.url).href}` })

/** Settings of a process that can be profiled. */
export const PROFILED = preloaded("./cpu-profile.mjs")

/** Settings of a process that notes how long each of its files takes to load. */
export const LOADS_NOTED = preloaded("./load-times.mjs")

/**
 * @returns of a process that notes it, by package: how many `files` were loaded, and the `ms` that took, without what
 * they loaded themselves
 */
export async function readLoadTimes(pid) {
  process.kill(pid, "SIGUSR2")
  const packages = {}
  for (const [file, ms] of Object.entries(await written(pid))) {
    const name = npmPackage(file) ?? ownPackage(file) ?? "other"
    packages[name] ??= { files: 0, ms: 0 }
    packages[name].files++
    packages[name].ms += ms
  }
  return packages
}

/**
 * Profiles processes, by their ids, while `work` is under way.
 * @returns the `result` of the work, and `packages`: of each process the milliseconds of processor time by package,
 * without what waits
 */
export async function profiled(pids, work) {
  const toggle = () => {
    for (const pid of pids) process.kill(pid, "SIGUSR2")
  }
  toggle()
  const result = await work()
  toggle()
  return { result, packages: await Promise.all(pids.map(async (pid) => sumByPackage(await written(pid)))) }
}

/** Reads the CPU profile of each thread that a process has written. */
async function written(pid) {
  const file = profileFile(pid)
  while (!existsSync(file)) await setTimeout(100)
  try {
    for (;;) {
      const all = parsed(await readFile(file, "utf8"))
      if (all) return all
      await setTimeout(100)
    }
  } finally {
    await rm(file)
  }
}

/** Undefined while it is still being written. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sumByPackage(profiles) {
  const times = new Map()
  for (const { nodes, samples, timeDeltas } of profiles) {
    const packageByNode = new Map(nodes.map(({ id, callFrame }) => [id, findPackage(callFrame)]))
    for (const [at, id] of samples.entries()) {
      const name = packageByNode.get(id)
      if (name) times.set(name, (times.get(name) ?? 0) + timeDeltas[at] / 1000)
    }
  }
  return times
}

/** Functions that only wait, or that take the profile. */
const LEFT_OUT = ["(idle)", "dispatch"]
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/
const OURS = /\/(plugins\/[^/]+|backend|storefront)\//

/** Undefined for what is left out. */
function findPackage({ functionName, url, lineNumber }) {
  if (!url && LEFT_OUT.includes(functionName)) return undefined
  if (!url) return functionName.startsWith("(") ? functionName : "V8"
  if (url.startsWith("node:")) return "Node"
  return npmPackage(url) ?? bundledPackage(url, lineNumber) ?? ownPackage(url) ?? "other"
}

const npmPackage = (path) => PACKAGE.exec(path)?.[1]
const ownPackage = (path) => OURS.exec(path)?.[1]

const bundles = new Map()

/** A bundle names what it was made of in a comment before each part. */
function bundledPackage(url, lineNumber) {
  if (!bundles.has(url)) bundles.set(url, listBundledFiles(url))
  const part = bundles.get(url).findLast(({ line }) => line <= lineNumber)
  return part && npmPackage(part.name)
}

const listBundledFiles = (url) =>
  readFileSync(fileURLToPath(url), "utf8")
    .split("\n")
    .flatMap((text, line) => (/^ *\/\/ \S+\.[cm]?js$/.test(text) ? [{ line, name: text }] : []))
