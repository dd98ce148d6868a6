import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { findOrInstallBrowser } from "./find-browser.mjs"
import { ROOT } from "./root.mjs"

const toolPath = (name) => path.join(ROOT, "node_modules/.bin", name)

/** Lines of an error that say why a test failed. */
const LINES_OF_ERROR = 12

/** A failed test with the beginning of its error: its own output may be far up, or not be kept at all. */
const failure = (name, errors) =>
  [
    name,
    ...stripVTControlCharacters(errors.join("\n"))
      .split("\n")
      .filter((line) => line.trim())
      .slice(0, LINES_OF_ERROR),
  ].join("\n      ")

/** Unit, API or topology tests, all or those whose path contains one of `paths`. @returns how many passed, and of those that failed the names and errors */
export const runVitest = (project, paths = []) =>
  run(project, (report) => ({
    file: toolPath("vitest"),
    args: [
      ...["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      // a plugin may have no tests of its own
      ...(paths.length ? ["--passWithNoTests", ...paths] : []),
    ],
    count: ({ numPassedTests, testResults }) => ({
      passed: numPassedTests,
      failed: testResults.flatMap(({ name, status, assertionResults }) => {
        const file = path.relative(ROOT, name)
        const failures = assertionResults.filter((test) => test.status === "failed")
        // A file that does not even load has no tests to name, and yet failed.
        if (status === "failed" && !failures.length) return [file]
        return failures.map(({ fullName, failureMessages = [] }) => failure(`${file}: ${fullName}`, failureMessages))
      }),
    }),
  }))

/** Journeys in a real browser, all or those of `specs`. @returns how many passed, and of those that failed the names and errors */
export async function runJourneys(specs = []) {
  const browser = await findOrInstallBrowser()
  console.log(`The browser tests use ${browser}.`)
  return run("browser", (report) => ({
    file: toolPath("playwright"),
    args: ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json", ...specs],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: ({ stats, suites, errors }) => ({
      passed: stats.expected,
      failed: [...suites.flatMap((suite) => failedIn(suite)), ...errors.map(({ message }) => message)],
    }),
  }))
}

/** What did not pass at its first try, in a suite of Playwright's report and in those within it. */
const failedIn = ({ title, specs = [], suites = [] }, above = []) => {
  const here = [...above, title]
  const failures = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, annotations = [], results }) =>
        failure(`[${projectName}] ${[...here, spec.title].join(" › ")}`, [
          ...annotations.map(({ type, description }) => `${type}: ${description}`),
          ...results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ]),
      ),
  )
  return [...failures, ...suites.flatMap((suite) => failedIn(suite, here))]
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
    return { passed, failed: code !== 0 && !failed.length ? [`the ${name} tests as a whole`] : failed }
  } catch (error) {
    return { passed: 0, failed: [`the ${name} tests did not run to their end: ${error.message}`] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const CTRL_C = 130

/** Runs a program before the person's eyes. Who stops the tests meanwhile has stopped all of them, once it has tidied up. */
function shown(file, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    })
    let stopped = false
    const pass = (signal) => {
      stopped = true
      child.kill(signal)
    }
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass)
    child.on("error", reject)
    child.on("close", (code, signal) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass)
      if (stopped) process.exit(CTRL_C)
      if (signal || code === 130 || code === 143) reject(new Error(`stopped by ${signal ?? "a signal"}`))
      else resolve(code)
    })
  })
}
