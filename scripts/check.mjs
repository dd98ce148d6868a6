import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm run check: format, lint, types and import rules. */

try {
  await prepare()
  const { failed } = await (await import("./run/checks.mjs")).runChecks()
  if (failed.length) process.exitCode = 1
} catch (error) {
  explain(error)
}
