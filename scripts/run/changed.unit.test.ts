import { describe, expect, it } from "vitest"
import { changedFiles, pluginDependencies, testsReachedBy } from "./changed.mjs"

const dependencies = {
  catalog: ["http"],
  reviews: ["catalog"],
  checkout: ["freight"],
  freight: [],
  legacy: ["reviews"],
}
const reached = (...files: string[]) => testsReachedBy(files, dependencies)

describe("npm test -- --changed", () => {
  it("runs the API tests of a plugin and of all that depend on it, and every screen", () => {
    expect(reached("plugins/catalog/src/contract.ts")).toEqual({
      api: ["plugins/catalog/", "plugins/legacy/", "plugins/reviews/"],
      topology: true,
      browser: undefined,
    })
  })

  it("runs one browser test where only that has changed, and none for a page of the docs", () => {
    expect(reached("e2e/cart.spec.ts", "docs/map.md")).toEqual({
      api: [],
      topology: false,
      browser: ["e2e/cart.spec.ts"],
    })
    expect(reached("docs/map.md")).toEqual({ api: [], topology: false, browser: [] })
  })

  it("runs no API tests for what only a browser sees", () => {
    expect(reached("storefront/app/root.tsx", "admin/src/App.tsx")).toEqual({
      api: [],
      topology: false,
      browser: undefined,
    })
    expect(reached("storefront/server/web.ts")).toMatchObject({ api: ["storefront/server/"], topology: true })
  })

  it("runs everything when what all tests stand on has changed", () => {
    for (const file of ["package-lock.json", "scripts/run/build.mjs", "testing/shop.ts", "plugins/http/src/errors.ts"])
      expect(reached(file), file).toEqual({ api: undefined, topology: true, browser: undefined })
  })

  it("knows the plugins of this repository and what git says has changed", () => {
    expect(pluginDependencies().reviews).toContain("catalog")
    expect(changedFiles().every((file) => typeof file === "string")).toBe(true)
  })
})
