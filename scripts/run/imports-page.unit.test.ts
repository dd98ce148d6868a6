import { expect, it } from "vitest"
import { firstSentence, readExports, renderImportsPage } from "./imports-page.mjs"

const SOURCE = `
/** Addresses of a list. */
export { filterPath, type Path } from "./paths"
export { Button as ShopButton } from "./button"
export {
  /** Opens the shop of the run: for tests. */
  shop as openShop,
}`
const MODULES: Record<string, string> = {
  "./paths": "export const filterPath = 1\n/** A path. Of any kind. */\nexport type Path = string",
  "./button": "/**\n * A button that\n * can be pressed. It stays focusable.\n */\nexport function Button() {}",
}

it("reads what a module exports, with the first sentence of the nearest comment", () => {
  expect(readExports(SOURCE, (module) => MODULES[module])).toEqual([
    { name: "filterPath", text: "Addresses of a list." },
    { name: "openShop", text: "Opens the shop of the run: for tests." },
    { name: "Path", text: "A path." },
    { name: "ShopButton", text: "A button that can be pressed." },
  ])
})

it("leaves out tags of a comment", () => {
  expect(firstSentence(" Opens it. @throws Error when it is closed")).toBe("Opens it.")
  expect(firstSentence(" Opens it @returns the shop")).toBe("Opens it")
})

it("renders a list for each module", () => {
  const page = renderImportsPage([{ name: "@haat/sdk/admin", about: "Screens.", exports: [{ name: "Col", text: "" }] }])
  expect(page).toContain("## @haat/sdk/admin\n\nScreens.\n\n- `Col`\n")
})
