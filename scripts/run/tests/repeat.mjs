import { runJourneys, runVitest } from "./suites.mjs"

/** Tags whose failures are never retried, because a rare failure is a bug too. */
const NEVER_REPEATED = ["money", "charges", "stock", "numbering"]

/** With more failed files, no file is retried. */
const MAX_REPEATED = 10

/** Folder with the Playwright traces of repeated journeys. */
const TRACES = "test-results/repeated"

const isRepeatable = ({ failures, file }) =>
  file.includes(".") && !failures.some(({ tags }) => tags.some((tag) => NEVER_REPEATED.includes(tag)))

/** Runs one file alone, on its own shop. */
const runAlone = ({ project, file }) =>
  project === "browser"
    ? runJourneys({ specs: [file], args: ["--workers=1", "--trace=on", `--output=${TRACES}`] })
    : runVitest([project], { paths: [file] })

/**
 * Runs each failed file once more. One that passes then is flaky: it counts as passed and is named.
 * @param {import("./results.mjs").FileResult[]} results
 * @param {typeof runAlone} run
 * @returns {Promise<{ results: import("./results.mjs").FileResult[], flaky: string[] }>}
 */
export async function repeatFailed(results, run = runAlone) {
  const failed = results.filter(({ failures }) => failures.length)
  const repeatable = failed.length > MAX_REPEATED ? [] : failed.filter(isRepeatable)
  const flaky = /** @type {string[]} */ ([])
  const replaced = new Map()
  for (const first of repeatable) {
    console.log(`\n— ${first.file} once more, alone —`)
    const [again] = (await run(first)).filter(({ file }) => file === first.file)
    if (!again || again.failures.length) continue
    replaced.set(first, { ...again, seconds: first.seconds })
    const trace = first.project === "browser" ? `\n    its trace: ${TRACES}` : ""
    for (const { name, error } of first.failures) flaky.push(`${first.file}: ${name}${trace}\n${error}`)
  }
  return { results: results.map((each) => replaced.get(each) ?? each), flaky }
}
