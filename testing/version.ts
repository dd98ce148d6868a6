import { existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { command } from "../scripts/run/command.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import * as thisVersion from "../scripts/run/shop.mjs"

/** How one version of the shop brings a database up to date and starts its processes. */
export type Version = Pick<typeof thisVersion, "migrate" | "seed" | "startBackend" | "startWeb">

export const THIS_VERSION: Version = thisVersion

const git = async (...args: string[]) => (await command("git", args, { cwd: ROOT })).trim()

/** What HAAT_UPGRADE_FROM names, a commit or a tag; otherwise the newest tag before this version, or the commit before it. */
async function commitBefore(): Promise<string> {
  const named = process.env.HAAT_UPGRADE_FROM
  const tag = () => git("describe", "--tags", "--abbrev=0", "HEAD~1").catch(() => "HEAD~1")
  return git("rev-parse", "--verify", `${named ?? (await tag())}^{commit}`)
}

/** The version before this one, with packages of its own, built. It is kept in the system's folder for temporary files. */
export async function versionBefore(): Promise<{ commit: string; version: Version }> {
  const commit = await commitBefore()
  const folder = path.join(tmpdir(), `haat-version-${commit.slice(0, 12)}`)
  if (!existsSync(folder)) await step(`Building ${commit.slice(0, 12)}, the version before`, () => lay(commit, folder))
  return { commit, version: await import(pathToFileURL(path.join(folder, "scripts/run/shop.mjs")).href) }
}

async function lay(commit: string, folder: string) {
  const half = `${folder}-${process.pid}`
  const packed = `${half}.tar`
  try {
    await mkdir(half)
    await git("archive", `--output=${packed}`, commit)
    await command("tar", ["-xf", packed, "-C", half])
    await command("npm", ["ci"], { cwd: half })
    const build = "import('./scripts/run/build.mjs').then(({ build }) => build())"
    await command(process.execPath, ["-e", build], { cwd: half })
    await rename(half, folder)
  } finally {
    await rm(packed, { force: true })
    await rm(half, { recursive: true, force: true })
  }
}
