import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { command } from "../scripts/run/command.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import * as thisVersion from "../scripts/run/shop.mjs"

/** How one version of the shop migrates a database and starts its processes. */
export type Version = Pick<typeof thisVersion, "migrate" | "seed" | "startBackend" | "startWeb">

export const THIS_VERSION: Version = thisVersion

/** Versions, besides the one before, whose shops have to come through an upgrade with all that they hold. */
export const UPGRADED_FROM = { "before the layers": "a268dfd7575b01dd9b12fb527c3a8fb17820e467" }

const git = async (...args: string[]) => (await command("git", args, { cwd: ROOT })).trim()

/** The commit or tag of HAAT_UPGRADE_FROM; otherwise the newest tag before this version, or the previous commit. */
async function commitBefore(): Promise<string> {
  const named = process.env.HAAT_UPGRADE_FROM
  const tag = () => git("describe", "--tags", "--abbrev=0", "HEAD~1").catch(() => "HEAD~1")
  return git("rev-parse", "--verify", `${named ?? (await tag())}^{commit}`)
}

const building = new Map<string, Promise<Version>>()

/** A version with packages of its own, built. It is kept in the system's folder for temporary files. */
export function versionOf(commit: string): Promise<Version> {
  const version = building.get(commit) ?? buildVersion(commit)
  building.set(commit, version)
  return version
}

/** The version before this one. */
export const versionBefore = async () => versionOf(await commitBefore())

async function buildVersion(commit: string): Promise<Version> {
  const folder = path.join(tmpdir(), `haat-version-${commit.slice(0, 12)}`)
  if (!existsSync(folder)) await step(`Building ${commit.slice(0, 12)}, an earlier version`, () => lay(commit, folder))
  return import(pathToFileURL(path.join(folder, "scripts/run/shop.mjs")).href)
}

/** Fetches a commit that a shallow clone does not have. */
const provide = (commit: string) =>
  git("cat-file", "-e", `${commit}^{commit}`).catch(() => git("fetch", "--depth=1", "origin", commit))

/** Runs a command with what others leave of the machine: they may be measuring. */
const inBackground = (file: string, args: string[], cwd: string) =>
  command("nice", ["-n", "19", file, ...args], { cwd })

/** Copies this version's packages when that one has the same, which is faster by far than to fetch them again. */
async function installPackages(folder: string) {
  const lock = await readFile(path.join(folder, "package-lock.json"), "utf8")
  if (lock !== (await readFile(path.join(ROOT, "package-lock.json"), "utf8")))
    return inBackground("npm", ["ci"], folder)
  const installed = Object.keys(JSON.parse(lock).packages).filter((place) => place.includes("node_modules/"))
  const folders = new Set(installed.map((place) => place.slice(0, place.indexOf("node_modules/") + 12)))
  for (const each of folders) await inBackground("cp", ["-a", path.join(ROOT, each), path.join(folder, each)], folder)
}

async function lay(commit: string, folder: string) {
  const half = `${folder}-${process.pid}`
  const packed = `${half}.tar`
  try {
    await mkdir(half)
    await provide(commit)
    await git("archive", `--output=${packed}`, commit)
    await command("tar", ["-xf", packed, "-C", half])
    await installPackages(half)
    const build = "import('./scripts/run/build.mjs').then(({ build }) => build())"
    await inBackground(process.execPath, ["-e", build], half)
    await rename(half, folder)
  } finally {
    await rm(packed, { force: true })
    await rm(half, { recursive: true, force: true })
  }
}
