import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sectionId } from "@haat/sdk/home-sections"
import { afterEach, beforeEach, expect, it } from "vitest"
import { homeSections } from "./home-sections.mjs"
import { moduleName, pluginModule } from "./modules.mjs"
import { routePath } from "./route-path.mjs"
import { pluginRoutes } from "./routes.ts"
import { readSlots, slotNames } from "./slots.mjs"
import { pluginParts } from "./vite-plugin.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "haat-slots-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Makes a plugin with these parts of slots. @param parts source by name of the file, without its ending */
const pluginWith = (name: string, parts: Record<string, string>, routes: string[] = []) => {
  const slots = Object.entries(parts).map(([slot, source]) => {
    const file = path.join(folder, name, `${slot}.tsx`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, source)
    return file
  })
  return { name, folder, slots, routes, nav: undefined, sharedReads: undefined, errors: [] }
}
const part = (slot: string, order: number, name = "") =>
  `export default defineSlot("${slot}", {\n  order: ${order},\n${name}  component,\n})`
const NAME = '  name: { en: "Gifts", hi: "उपहार" },\n'

it("shows the parts of all plugins in their order", () => {
  const plugins = [
    pluginWith("wishlist", { "product.actions": part("product.actions", 200) }),
    pluginWith("gift-wrap", { "product.actions": part("product.actions", 100) }),
  ]
  expect(readSlots(plugins)["product.actions"].map(({ plugin }) => plugin)).toEqual(["gift-wrap", "wishlist"])
  expect(pluginModule("slots/product.actions", plugins)).toMatch(/"gift-wrap"[\s\S]*"wishlist"/)
})

it("takes several parts of one plugin, from files with a name behind that of the slot", () => {
  const parts = {
    "home.sections.trending": part("home.sections", 400, NAME),
    "home.sections": part("home.sections", 300, NAME),
  }
  const plugins = [pluginWith("banners", parts)]
  expect(readSlots(plugins)["home.sections"].map(({ name }) => name)).toEqual([
    "home.sections",
    "home.sections.trending",
  ])
  expect(pluginModule("slots/home.sections", plugins)).toContain(
    'plugin: "banners", fileName: "home.sections.trending"',
  )
  expect(moduleName("/plugins/banners/storefront/slots/home.sections.trending.tsx")).toBe("slots/home.sections")
})

it("lists the sections of home for the owner, with the ids that the shop derives from their parts", () => {
  const parts = {
    "home.sections.trending": part("home.sections", 400, NAME),
    "home.sections": part("home.sections", 300, NAME),
  }
  const sections = homeSections([pluginWith("banners", parts)])
  const name = { en: "Gifts", hi: "उपहार" }
  expect(sections).toEqual([
    { id: "banners", plugin: "banners", order: 300, name },
    { id: "banners.trending", plugin: "banners", order: 400, name },
  ])
  expect(sections.map(({ id }) => id)).toEqual(
    ["banners:home.sections", "banners:home.sections.trending"].map(sectionId),
  )
})

it("leaves nothing of a slot without parts", () => {
  for (const name of slotNames()) expect(pluginModule(`slots/${name}`, [])).toBe("export default null")
  expect(pluginModule("nav", [])).toContain("export default []")
})

it.each([
  ["a slot that the shop does not have", { "produkt.actions": part("produkt.actions", 1) }, /fills the slot produkt\./],
  ["a file for another slot", { "card.end": part("card.corner", 1) }, /card\.end that defines the slot card\.corner/],
  ["a section without a name", { "home.sections": part("home.sections", 1) }, /without a name for the owner/],
  ["a part without an order", { "card.end": "export default () => null" }, /does not begin its default export so/],
])("stops at %s", (_, parts, sentence) => {
  expect(() => readSlots([pluginWith("wishlist", parts)])).toThrow(sentence)
})

it("stops at two parts with one order, and names both plugins", () => {
  const parts = { "card.end": part("card.end", 100) }
  expect(() => readSlots([pluginWith("wishlist", parts), pluginWith("gift-wrap", parts)])).toThrow(
    "The plugins wishlist and gift-wrap both have the order 100 in the slot card.end",
  )
  const twice = { "card.end.one": part("card.end", 100), "card.end.two": part("card.end", 100) }
  expect(() => readSlots([pluginWith("wishlist", twice)])).toThrow("The plugin wishlist has the order 100 twice")
})

it("stops at two plugins with forms of one name", () => {
  const form = (order: number) =>
    part("card.end", order).replace("component,", "actions: { keep: post() },\n  component,")
  const plugins = [pluginWith("wishlist", { "card.end": form(1) }), pluginWith("gift-wrap", { "card.end": form(2) })]
  expect(() => readSlots(plugins)).toThrow('The plugins wishlist and gift-wrap both have a form named "keep"')
  const twice = pluginWith("wishlist", { "card.end.one": form(1), "card.end.two": form(2) })
  expect(readSlots([twice])["card.end"]).toHaveLength(2)
})

it("makes the address of a page from the name of its file", () => {
  expect(routePath("/a/wishlist.shared.$token.tsx")).toBe("wishlist/shared/:token")
})

it("lists the pages and links of each plugin with its name", () => {
  const plugins = [
    { ...pluginWith("wishlist", {}, ["/a/storefront/routes/wishlist.$id.tsx"]), nav: "/a/nav.ts" },
    pluginWith("gift-wrap", {}),
  ]
  expect(pluginModule("pages", plugins)).toBe('export default [{"plugin":"wishlist","pattern":"wishlist/:id"}]')
  expect(pluginModule("nav", plugins)).toContain('plugin: "wishlist"')
})

it("gives a page without a loader one that knows when its plugin is off", () => {
  const transform = pluginParts().transform as (code: string, id: string) => { code: string } | undefined
  const file = "/plugins/wishlist/storefront/routes/wishlist.tsx"
  expect(transform("export default () => null", file)?.code).toMatch(/export \{ loader \} from /)
  expect(transform("export const loader = loadOnServer(queries)", file)).toBeUndefined()
  expect(transform("export default () => null", "/plugins/wishlist/storefront/heart.tsx")).toBeUndefined()
})

it("stops at two pages with one address, whatever the names of their parameters", () => {
  const page = (name: string, file: string) => pluginWith(name, {}, [`/plugins/${name}/storefront/routes/${file}`])
  const own = [{ path: "orders/:order_id", file: "routes/order.tsx" }]
  expect(() => pluginRoutes(own, [page("wishlist", "orders.$id.tsx")])).toThrow(
    "The plugin wishlist and the shop both have the page /orders/:id",
  )
  expect(() => pluginRoutes([], [page("wishlist", "wish.tsx"), page("gift-wrap", "Wish.tsx")])).toThrow(
    "The plugin gift-wrap and the plugin wishlist both have the page /Wish",
  )
})
