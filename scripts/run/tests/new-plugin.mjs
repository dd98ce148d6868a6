import { execFileSync } from "node:child_process"
import { build } from "../build.mjs"
import { runChecks } from "../checks.mjs"
import { makePlugin, removePlugin } from "../new-plugin/make-plugin.mjs"
import { buildTarball } from "../pack-plugin/pack-plugin.mjs"
import { ROOT } from "../root.mjs"
import { selectPlugins, testFiles } from "./select.mjs"
import { runJourneys, runVitest } from "./suites.mjs"

/** Name of a plugin that is there only while it is tested. */
const NAME = "trial-notes"
const FOLDER = `plugins/${NAME}`

const readStatus = () => execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" }).split("\n")

/**
 * Makes a plugin by the command, runs its checks and all its tests, packs it, and removes it.
 * @returns {Promise<{
 *   checks: { passed: number, failed: string[] }, results: import("./results.mjs").FileResult[],
 * }>}
 */
export async function runNewPlugin() {
  const before = readStatus()
  try {
    await makePlugin(NAME)
    const written = readStatus().filter((line) => !before.includes(line))
    const others = written.filter((line) => line !== `?? ${FOLDER}/`)
    await build()
    const { unit, server, browser } = selectPlugins([FOLDER], testFiles())
    const checks = await runChecks({ folders: [FOLDER] })
    const results = [
      ...(unit ? await runVitest(["unit"], unit) : []),
      ...(server ? await runVitest(server.projects, server) : []),
      ...(browser ? await runJourneys(browser) : []),
    ]
    const packed = await buildTarball(FOLDER).then(
      () => [],
      (error) => [`cannot be packed: ${error.message}`],
    )
    const failed = [...checks.failed, ...others.map((line) => `wrote ${line}`), ...packed]
    return { checks: { ...checks, failed }, results }
  } finally {
    removePlugin(NAME)
  }
}
