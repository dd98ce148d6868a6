import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm run readmes: writes the lists in the READMEs of the plugins from their sources. */

try {
  await prepare()
  const violations = (await import("./run/readmes.mjs")).writeReadmes()
  if (violations.length) throw new Error(violations.join("\n"))
  console.log("Wrote the lists in plugins/*/README.md")
} catch (error) {
  explain(error)
}
