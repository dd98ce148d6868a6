import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm run readmes: writes the lists in the READMEs of the plugins and the pages of slots and imports. */

try {
  await prepare()
  const violations = (await import("./run/readmes.mjs")).writeReadmes()
  ;(await import("./run/slot-page.mjs")).writeSlotPage()
  ;(await import("./run/imports-page.mjs")).writeImportsPage()
  if (violations.length) throw new Error(violations.join("\n"))
  console.log("Wrote the lists in plugins/*/README.md, docs/extend/slots.md and imports.md")
} catch (error) {
  explain(error)
}
