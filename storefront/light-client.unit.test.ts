import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, it } from "vitest"
import { lightIcons, lightImports } from "./light-client.ts"

const HOUSE = createRequire(import.meta.url)
  .resolve("lucide-react")
  .replace(/\/dist\/.*/, "/dist/esm/icons/house.mjs")

type Transform = (this: object, code: string, id: string) => { code: string } | undefined
type Load = (id: string) => string | undefined

// Vite's own context of a hook has far more in it
const transform = (environment: string, id: string, code: string) =>
  (lightIcons().transform as unknown as Transform).call({ environment: { name: environment } }, code, id)?.code

it("removes the keys from an icon for browsers, and leaves its picture", () => {
  const icon = readFileSync(HOUSE, "utf8")
  const light = transform("client", HOUSE, icon)
  const pictures = (code = "") => code.match(/ d: "[^"]+"/g)
  expect(icon).toContain("key:")
  expect(light).not.toMatch(/key:|__iconData\.node/)
  expect(pictures(light)).toHaveLength(2)
  expect(pictures(light)).toEqual(pictures(icon))
})

it("leaves the server's icons and other modules as they are", () => {
  const code = 'const row = { id: 1, key: "abc" }'
  expect(transform("ssr", HOUSE, code)).toBeUndefined()
  expect(transform("client", "/shop/storefront/app/home/hero.tsx", code)).toBeUndefined()
})

it("replaces Vite's function around imports, and no other module", () => {
  const load = lightImports().load as unknown as Load
  expect(load("\0vite/preload-helper.js")).toMatch(/importPart as __vitePreload.*import-part\.ts"$/)
  expect(load("\0vite/modulepreload-polyfill.js")).toBeUndefined()
})
