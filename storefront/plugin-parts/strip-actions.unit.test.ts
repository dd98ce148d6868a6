import { parseAst } from "vite"
import { expect, it } from "vitest"
import { stripActions } from "./strip-actions.ts"

const SLOT = "/shop/plugins/newsletter/storefront/slots/home.sections.tsx"
const SOURCE = `import { subscribe } from "./subscribe"
export default defineSlot("home.sections", { order: 700, name: { en: "News" }, actions: { newsletter: subscribe({ a: 1 }) }, component })`

/** Transforms a module as the build of an environment does. */
const transform = (environment: string, id: string, code = SOURCE) => {
  const plugin = stripActions()
  const context = { environment: { name: environment }, parse: parseAst }
  // Vite's own context of a transform has far more in it
  const run = plugin.transform as unknown as (this: object, code: string, id: string) => { code: string } | undefined
  return run.call(context, code, id)?.code
}

it("removes the actions and the name of a slot's part from the files for browsers, and nothing else", () => {
  const rest = SOURCE.replace("{ newsletter: subscribe({ a: 1 }) }", "{}").replace('{ en: "News" }', "{}")
  expect(transform("client", SLOT)).toBe(rest)
  expect(transform("client", "/shop/node_modules/haat-plugin-news/storefront/slots/home.sections.tsx")).toBe(rest)
})

it("leaves the server's files, parts without either and other modules as they are", () => {
  expect(transform("ssr", SLOT)).toBeUndefined()
  expect(transform("client", SLOT, SOURCE.replace("actions", "queries").replace("name", "title"))).toBeUndefined()
  expect(transform("client", "/shop/storefront/app/routes/home.tsx")).toBeUndefined()
})
