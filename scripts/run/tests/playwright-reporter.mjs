import path from "node:path"
import { ROOT } from "../root.mjs"
import { appendResult, shortenError } from "./results.mjs"

/** Reports each file of journeys with the seconds of all its tests, however many ran at once. */
export default class PlaywrightReporter {
  files = new Map()

  onTestEnd(test, result) {
    const file = path.relative(ROOT, test.location.file)
    const row = this.files.get(file) ?? { file, project: "browser", seconds: 0, passed: 0, failures: [] }
    this.files.set(file, row)
    row.seconds += result.duration / 1000
    if (result.status === "passed") row.passed++
    else if (result.status !== "skipped") row.failures.push(toFailure(test, result))
  }

  /** Reports errors outside tests, such as a file that does not load. */
  onError(error) {
    const failures = [{ name: "outside a test", error: shortenError(error.message ?? error.value), tags: [] }]
    appendResult({ file: "e2e", project: "browser", seconds: 0, passed: 0, failures })
  }

  onEnd() {
    for (const row of this.files.values()) appendResult(row)
  }
}

function toFailure(test, { errors, annotations = [] }) {
  const [, project, , ...titles] = test.titlePath()
  const notes = annotations.map(({ type, description }) => `${type}: ${description}`)
  return {
    name: `[${project}] ${titles.join(" › ")}`,
    error: shortenError([...notes, ...errors.map(({ message, value }) => message ?? value)].join("\n")),
    tags: test.tags.map((tag) => tag.replace(/^@/, "")),
  }
}
