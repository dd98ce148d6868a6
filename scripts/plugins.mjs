import { prepare } from "./run/prepare.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run plugins: prints what each plugin brings, in load order; `npm run plugins -- faqs mail` those of these names.
 */

try {
  await prepare()
  const { findPlugins } = await import("./run/find-plugins.mjs")
  const { listPlugins } = await import("./run/list-plugins.mjs")
  const wanted = process.argv.slice(2)
  const names = findPlugins().map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) throw new StartError(`There is no plugin ${unknown}. There are: ${names.join(", ")}.`)
  console.log(listPlugins(wanted))
} catch (error) {
  explain(error)
}
