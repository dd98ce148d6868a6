import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** npm run readmes: writes the lists in the READMEs of the plugins, and the page of the slots, from their sources. */

try {
  await prepare()
  const violations = (await import("./run/readmes.mjs")).writeReadmes()
  ;(await import("./run/slot-page.mjs")).writeSlotPage()
  if (violations.length) throw new Error(violations.join("\n"))
  console.log("Wrote the lists in plugins/*/README.md, and docs/extend/slots.md")
} catch (error) {
  explain(error)
}
