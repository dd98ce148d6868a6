import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { findOrInstallBrowser } from "../find-browser.mjs"
import { ROOT } from "../root.mjs"
import { RESULTS, readResults } from "./results.mjs"

const toolPath = (name) => path.join(ROOT, "node_modules/.bin", name)
const reporterPath = (name) => path.join(ROOT, "scripts/run/tests", name)

/**
 * Tests without a browser, of the projects named.
 * @param {("unit" | "screens" | "api" | "topology" | "providers" | "packed" | "removed-plugins")[]} projects
 * @param {{ paths?: string[], args?: string[], env?: Record<string, string> }} [options] `paths`: parts of paths, none
 * for all
 */
export const runVitest = (projects, { paths = [], args = [], env } = {}) =>
  runTool(`${projects.join(" and ")} tests`, toolPath("vitest"), {
    args: [
      "run",
      // unit-mocks belongs to unit
      ...projects.map((name) => `--project=${name}*`),
      "--reporter=default",
      `--reporter=${reporterPath("vitest-reporter.mjs")}`,
      // a plugin may have no tests of its own
      "--passWithNoTests",
      ...args,
      ...paths,
    ],
    env,
  })

/** Journeys in a real browser, all or those of `specs`. @param {{ specs?: string[], args?: string[] }} [options] */
export async function runJourneys({ specs = [], args = [] } = {}) {
  const browser = await findOrInstallBrowser()
  return runTool("browser tests", toolPath("playwright"), {
    args: [
      "test",
      "--config",
      "e2e/playwright.config.ts",
      "--pass-with-no-tests",
      `--reporter=list,${reporterPath("playwright-reporter.mjs")}`,
      ...args,
      ...specs,
    ],
    env: { CHROMIUM_PATH: browser },
  })
}

/**
 * Runs one tool. One that fails without a failing test counts as one failure.
 * @returns {Promise<import("./results.mjs").FileResult[]>}
 */
async function runTool(name, file, { args, env }) {
  const folder = await mkdtemp(path.join(tmpdir(), "haat-results-"))
  const results = path.join(folder, "results.jsonl")
  try {
    const code = await showOutput(file, args, { ...env, [RESULTS]: results })
    const files = readResults(results)
    if (code !== 0 && !files.some(({ failures }) => failures.length))
      files.push(failedAsWhole(name, `exit code ${code}`))
    return files
  } catch (error) {
    return [...readResults(results), failedAsWhole(name, error.message)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const failedAsWhole = (name, error) => ({
  file: name,
  project: name,
  seconds: 0,
  passed: 0,
  failures: [{ name: "as a whole", error, tags: [] }],
})

const CTRL_C = 130

const running = new Set()

/**
 * Runs a tool and shows what it prints in whole lines, since two tools print at once. Ctrl-C stops all tools first,
 * then this process.
 */
function showOutput(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] })
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      let rest = ""
      from.on("data", (chunk) => {
        const lines = (rest + chunk).split("\n")
        rest = lines.pop() ?? ""
        if (lines.length) to.write(`${lines.join("\n")}\n`)
      })
      from.on("end", () => rest && to.write(`${rest}\n`))
    }
    running.add(child)
    let stopped = false
    const pass = (signal) => {
      stopped = true
      child.kill(signal)
    }
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass)
    child.on("error", reject)
    child.on("close", (code, signal) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass)
      running.delete(child)
      if (stopped && !running.size) process.exit(CTRL_C)
      if (stopped || signal || code === CTRL_C || code === 143) reject(new Error(`stopped by ${signal ?? "a signal"}`))
      else resolve(code)
    })
  })
}
