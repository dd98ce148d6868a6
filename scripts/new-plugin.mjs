import path from "node:path"
import { parseArgs } from "node:util"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run new-plugin <name>: writes a plugin with a table, routes, a screen, a slot, a back-office list, a setting, a
 * mail and tests into plugins/<name>/. `-- --with table,screen`: only these parts.
 */

try {
  await prepare()
  const { deriveNames, isPluginName } = await import("./run/new-plugin/derive-names.mjs")
  const { readParts } = await import("./run/new-plugin/parts.mjs")
  const { findOrder } = await import("./run/new-plugin/find-order.mjs")
  const { findClash } = await import("./run/new-plugin/find-clash.mjs")
  const { renderPlugin } = await import("./run/new-plugin/render-plugin.mjs")
  const { linkPlugin, writePlugin } = await import("./run/new-plugin/write-plugin.mjs")
  const { writeReadmes } = await import("./run/readmes.mjs")

  const given = readArguments()
  if (!isPluginName(given.name))
    throw new StartError(
      `"${given.name}" cannot be the name of a plugin: use words of lower-case letters and digits with a hyphen ` +
        "between, such as gift-notes.",
    )
  const parts = readParts(given.with)
  const names = deriveNames(given.name, { order: findOrder() })
  const clash = findClash(names, parts)
  if (clash) throw new StartError(clash)
  const files = renderPlugin(names, parts)
  await writePlugin(path.join(ROOT, "plugins", given.name), files)
  linkPlugin(given.name)
  writeReadmes([given.name])
  console.log(`
Wrote plugins/${given.name}/ (${Object.keys(files).length} files). See it: npm run dev
Test it: npm test -- plugins/${given.name}
Make it yours: begin with src/contract.ts and its table in src/modules/${given.name}/. Once it is whole: npm install`)
} catch (error) {
  explain(error)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { with: { type: "string" } }, allowPositionals: true })
    return { name: positionals.join(" "), with: values.with }
  } catch (error) {
    throw new StartError(`${error.message} Usage: npm run new-plugin <name> [-- --with table,screen]`)
  }
}
