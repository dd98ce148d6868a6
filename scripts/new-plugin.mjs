import { parseArgs } from "node:util"
import { prepare } from "./run/prepare.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run new-plugin <name>: writes a plugin with a table, routes, a screen, a slot, a back-office list, a setting, a
 * mail and tests into plugins/<name>/. `-- --with table,screen`: only these parts.
 */

try {
  await prepare()
  const { makePlugin } = await import("./run/new-plugin/make-plugin.mjs")
  const given = readArguments()
  const files = await makePlugin(given.name, given.with)
  console.log(`
Wrote plugins/${given.name}/ (${files.length} files). See it: npm run dev
Test it: npm test -- plugins/${given.name}
Make it yours: begin with src/contract.ts and its table in src/modules/${given.name}/. Once it is whole: npm install
The guide: docs/extend/README.md`)
} catch (error) {
  explain(error)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { with: { type: "string" } }, allowPositionals: true })
    return { name: positionals.join(" "), with: values.with }
  } catch (error) {
    throw new StartError(`${error.message}. Usage: npm run new-plugin <name> [-- --with table,screen]`)
  }
}
