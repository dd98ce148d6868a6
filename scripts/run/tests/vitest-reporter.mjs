import path from "node:path"
import { ROOT } from "../root.mjs"
import { appendResult, shortenError } from "./results.mjs"

const errorText = (error) => error.stack ?? error.message ?? String(error)

/** Reports each file of vitest's tests with its seconds, hooks and imports included. */
export default class VitestReporter {
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    const failures = tests
      .filter((test) => test.result().state === "failed")
      .map((test) => ({
        name: test.fullName,
        error: shortenError(test.result().errors.map(errorText).join("\n")),
        tags: test.tags,
      }))
    // A file that does not load, or whose hooks fail, has no failed test to name.
    if (module.state() === "failed" && !failures.length) {
      const tags = [...new Set(tests.flatMap((test) => test.tags))]
      failures.push({ name: "the file as a whole", error: shortenError(listErrors(module).join("\n")), tags })
    }
    const { collectDuration, duration } = module.diagnostic()
    appendResult({
      file: path.relative(ROOT, module.moduleId),
      project: module.project.name,
      seconds: (collectDuration + duration) / 1000,
      passed: tests.filter((test) => test.result().state === "passed").length,
      failures,
    })
  }
}

const listErrors = (module) =>
  [module, ...module.children.allSuites()].flatMap((suite) => suite.errors().map((error) => errorText(error)))
