import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { findOrInstallBrowser } from "./find-browser.mjs"
import { ROOT } from "./root.mjs"

const bin = (name) => path.join(ROOT, "node_modules/.bin", name)

/** Unit, API or topology tests. @returns how many passed and failed */
export const runVitest = (project) =>
  run(project, (report) => ({
    file: bin("vitest"),
    args: ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    count: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      // A file that does not even load has no tests to count, and yet failed.
      failed:
        numFailedTests +
        testResults.filter((suite) => suite.status === "failed" && !suite.assertionResults.length).length,
    }),
  }))

/** Journeys in a real browser. @returns how many passed and failed */
export async function runJourneys() {
  const browser = await findOrInstallBrowser()
  console.log(`The browser tests use ${browser}.`)
  return run("browser", (report) => ({
    file: bin("playwright"),
    args: ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  }))
}

/** Runs one suite before the person's eyes; one that leaves no report, or fails without a failing test, counts as one failure. */
async function run(name, suite) {
  console.log(`\n— ${name} tests —`)
  const folder = await mkdtemp(path.join(tmpdir(), "haat-report-"))
  const report = path.join(folder, "report.json")
  try {
    const { file, args, env, count } = suite(report)
    const code = await shown(file, args, env)
    const { passed, failed } = count(JSON.parse(await readFile(report, "utf8")))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch (error) {
    console.error(`The ${name} tests did not run to their end: ${error.message}`)
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function shown(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    })
    const pass = (signal) => child.kill(signal)
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass)
    child.on("error", reject)
    child.on("close", (code, signal) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass)
      if (signal || code === 130 || code === 143) reject(new Error(`stopped by ${signal ?? "a signal"}`))
      else resolve(code)
    })
  })
}
