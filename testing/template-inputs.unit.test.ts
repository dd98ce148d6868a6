import { expect, it } from "vitest"
import { addsPlugins, readInputs } from "./template-inputs.ts"

const inputs = (parts: Record<string, string>) => ({ key: "", parts })
const shop = inputs({ shop: "1", "plugins/mail": "2" })

it("a template of the shop before serves where new plugins are all that has changed", () => {
  expect(addsPlugins(inputs({ ...shop.parts, "plugins/wishlist": "3" }), shop)).toBe(true)
  expect(addsPlugins(inputs({ ...shop.parts, "plugins/mail": "4" }), shop)).toBe(false)
  expect(addsPlugins(inputs({ ...shop.parts, shop: "5" }), shop)).toBe(false)
  expect(addsPlugins(inputs({ shop: "1" }), shop)).toBe(false)
  expect(addsPlugins(shop, undefined)).toBe(false)
})

it("inputs of a template are told apart by plugin", () => {
  const { key, parts } = readInputs(["plugins", "backend/src/seed"], () => false)
  expect(key).toMatch(/^\w{20}$/)
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(["shop", "plugins/mail", "plugins/catalog"]))
  expect(readInputs(["plugins/mail/src/schema"], () => false).parts).not.toHaveProperty("plugins/catalog")
})
