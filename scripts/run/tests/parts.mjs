import { runNewPlugin } from "./new-plugin.mjs"
import { runVitest } from "./suites.mjs"

/**
 * Parts of the full run, about half an hour each at most; those of rest.test.ts (`rest-without-plugins` and
 * `journeys-without-plugins`) may take an hour. A file with two of the tags belongs to the first.
 * @typedef {{ passed: number, failed: string[] }} Outcome
 */
const TAGS = [
  "kills",
  "money",
  "charges",
  "numbering",
  "stock",
  "imports",
  "search",
  "accounts",
  "limits",
  "pages",
  "fuzz",
]

/** Requests and texts that the part `fuzz` makes, unless FUZZ_REQUESTS names another number. */
const FUZZ_REQUESTS = "6000"

/** The rows of the fault table by their names, as regular expressions. */
const FAULTS = {
  "faults-stops": "SIGKILL|SIGTERM|upgrade",
  "faults-services": "PostgreSQL|Redis|S3|disk",
  "faults-load": "^(?!.*(SIGKILL|SIGTERM|upgrade|PostgreSQL|Redis|S3|disk))",
}

/** Shops without each optional plugin and without all; then all tests without any of them, in two halves. */
const REMOVED = {
  "removed-plugins": { paths: ["removed-plugins.test"] },
  "rest-without-plugins": { paths: ["rest.test"], args: ["-t", "API"] },
  "journeys-without-plugins": { paths: ["rest.test"], args: ["-t", "journeys"] },
}

/** @returns {Record<string, () => Promise<Outcome>>} */
export const fullParts = () => ({
  ...Object.fromEntries(TAGS.map((tag, nth) => [tag, () => runTag(tag, TAGS.slice(0, nth))])),
  providers: async () => summarizeResults(await runVitest(["providers"])),
  "packed-plugin": async () => summarizeResults(await runVitest(["packed"])),
  "new-plugin": async () => {
    const { checks, results } = await runNewPlugin()
    const { passed, failed } = summarizeResults(results)
    return { passed: checks.passed + passed, failed: [...checks.failed, ...failed] }
  },
  ...Object.fromEntries(Object.entries(REMOVED).map(([name, options]) => [name, () => runRemoved(options)])),
  ...Object.fromEntries(Object.entries(FAULTS).map(([name, rows]) => [name, () => runRows(name, rows)])),
})

const runRemoved = async (options) => summarizeResults(await runVitest(["removed-plugins"], options))

async function runTag(tag, earlier) {
  const filter = [tag, ...earlier.map((each) => `!${each}`)].join(" && ")
  const options = {
    args: [`--tags-filter=${filter}`],
    env: { HAAT_TEST_SIZE: "full", FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? FUZZ_REQUESTS },
  }
  // One after the other, as in `npm test`: vitest may give both API workers the same number, and so the same shop, when
  // they start at the moment at which those of the unit tests end.
  const unit = await runVitest(["unit"], options)
  return summarizeResults([...unit, ...(await runVitest(["api", "topology"], options))])
}

/** @returns {Outcome} */
const summarizeResults = (/** @type {import("./results.mjs").FileResult[]} */ results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.flatMap(({ file, failures }) => failures.map(({ name, error }) => `${file}: ${name}\n${error}`)),
})

async function runRows(name, rows) {
  const { register } = await import("tsx/esm/api")
  register()
  const { runFaults } = await import("../../../testing/faults/run-faults.ts")
  return (await runFaults([rows])) ? { passed: 1, failed: [] } : { passed: 0, failed: [`${name}: see its rows above`] }
}
