import { expect, it } from "vitest"
import { lightImports } from "./light-imports.ts"

type Load = (id: string) => string | undefined

it("replaces Vite's function around imports, and no other module", () => {
  const load = lightImports().load as unknown as Load
  expect(load("\0vite/preload-helper.js")).toMatch(/importPart as __vitePreload.*import-part\.ts"$/)
  expect(load("\0vite/modulepreload-polyfill.js")).toBeUndefined()
})
