import { execFileSync } from "node:child_process"
import { build } from "../build.mjs"
import { runChecks } from "../checks.mjs"
import { makePlugin, removePlugin } from "../new-plugin/make-plugin.mjs"
import { ROOT } from "../root.mjs"
import { selectPlugins, testFiles } from "./select.mjs"
import { runJourneys, runVitest } from "./suites.mjs"

/** Name of a plugin that is there only while it is tested. */
const NAME = "trial-notes"
const FOLDER = `plugins/${NAME}`

const readStatus = () => execFileSync("git", ["status", "--porcelain"], { cwd: ROOT, encoding: "utf8" }).split("\n")

/**
 * Makes a plugin by the command, runs its checks and all its tests, and removes it.
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
    const checks = await runChecks([FOLDER])
    const results = [
      ...(unit ? await runVitest(["unit"], unit) : []),
      ...(server ? await runVitest(server.projects, server) : []),
      ...(browser ? await runJourneys(browser) : []),
    ]
    return { checks: { ...checks, failed: [...checks.failed, ...others.map((line) => `wrote ${line}`)] }, results }
  } finally {
    removePlugin(NAME)
  }
}
