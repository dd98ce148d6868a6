import { existsSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { pluginNames } from "../build.mjs"
import { ROOT } from "../root.mjs"
import { changedFiles, changedSentences, pluginDependencies, pluginJourneys, testsReachedBy } from "./changed.mjs"
import { selectPlugins, selectTests, testFiles } from "./select.mjs"

const shop = {
  dependencies: { catalog: ["http"], reviews: ["catalog"], checkout: ["freight"], freight: [], legacy: ["reviews"] },
  journeys: { catalog: ["catalogue", "search"], checkout: ["cart"] },
  sentences: ["Failed to add item"],
  tests: ["e2e/cart.spec.ts", "e2e/catalogue.spec.ts", "e2e/search-box.spec.ts", "plugins/checkout/src/cart.test.ts"],
  readTest: (file: string) => (file.includes("cart") ? 'expect(message).toBe("Failed to add item")' : ""),
}
const reached = (...files: string[]) => testsReachedBy(files, shop)

describe("npm test -- --changed", () => {
  it("runs the API tests of a plugin and of all that depend on it, and the journeys that show it", () => {
    expect(reached("plugins/catalog/src/contract.ts")).toEqual({
      api: ["plugins/catalog/", "plugins/legacy/", "plugins/reviews/"],
      topology: true,
      browser: ["e2e/catalogue.spec.ts", "e2e/search-box.spec.ts"],
    })
  })

  it("runs the journeys in the folder of a plugin, and those of all that depend on it", () => {
    const own = ["plugins/reviews/tests/reviews.spec.ts", "plugins/freight/tests/freight.spec.ts"]
    const { browser } = testsReachedBy(["plugins/catalog/src/contract.ts"], { ...shop, tests: own })
    expect(browser).toEqual(["plugins/reviews/tests/reviews.spec.ts"])
  })

  it("runs the tests that quote a sentence where only sentences have changed", () => {
    const quoting = { api: ["plugins/checkout/src/cart.test.ts"], topology: false, browser: ["e2e/cart.spec.ts"] }
    expect(reached("plugins/checkout/src/errors.ts")).toEqual(quoting)
    expect(reached("storefront/app/features/cart/messages.hi.ts")).toEqual(quoting)
  })

  it("runs one browser test where only that has changed, and none for a page of the docs", () => {
    const none = { api: [], topology: false, browser: [] }
    expect(reached("e2e/cart.spec.ts", "docs/map.md")).toEqual({ ...none, browser: ["e2e/cart.spec.ts"] })
    expect(reached("docs/map.md")).toEqual(none)
  })

  it("runs all journeys and no API tests for what only a browser sees", () => {
    expect(reached("storefront/app/root.tsx", "admin/src/App.tsx")).toEqual({
      api: [],
      topology: false,
      browser: undefined,
    })
    expect(reached("storefront/server/web.ts")).toMatchObject({ api: ["storefront/server/"], topology: true })
  })

  it("runs everything when what all tests stand on has changed", () => {
    for (const file of [
      "package-lock.json",
      "scripts/run/build.mjs",
      "testing/shop.ts",
      "packages/sdk/src/server/routes.ts",
    ])
      expect(reached(file), file).toEqual({ api: undefined, topology: true, browser: undefined })
  })

  it("knows the plugins of this repository and what git says has changed", () => {
    expect(pluginDependencies().search).toContain("catalog")
    expect(pluginDependencies().payments).toContain("medusa-payment-razorpay")
    expect(changedFiles().every((file) => typeof file === "string")).toBe(true)
    expect(changedSentences().every((sentence) => sentence.length >= 8)).toBe(true)
  })
})

describe("e2e/journeys.json", () => {
  it("names journeys that are there", () => {
    const specs = testFiles(path.join(ROOT, "e2e"))
    for (const [plugin, names] of Object.entries(pluginJourneys()).filter(([name]) => pluginNames().includes(name)))
      for (const name of names)
        expect(
          specs.some((spec) => spec.startsWith(`e2e/${name}`)),
          `${plugin}: ${name}`,
        ).toBe(true)
  })
})

it("finds the files of tests, and none of what is built", () => {
  expect(testFiles().length).toBeGreaterThan(200)
  expect(testFiles().every((file) => existsSync(path.join(ROOT, file)) && !file.includes("node_modules"))).toBe(true)
})

describe("npm test -- plugins/<name>", () => {
  it("runs the checks, unit, API and browser tests of that plugin alone", () => {
    const own = [
      "plugins/mail/src/text.unit.test.ts",
      "plugins/mail/src/mail.test.ts",
      "plugins/mail/tests/mail.spec.ts",
    ]
    expect(
      selectPlugins(["plugins/mail/"], [...own, "plugins/mail-list/src/list.test.ts", "e2e/mail.spec.ts"]),
    ).toEqual({
      checks: ["plugins/mail"],
      unit: { paths: [own[0]] },
      server: { projects: ["api", "topology"], paths: [own[1]] },
      browser: { specs: [own[2]], args: ["--workers=1"] },
    })
  })

  it("is chosen by the folder of a plugin, while other words choose tests by their paths", async () => {
    expect(await selectTests(["plugins/mail"])).toMatchObject({ checks: ["plugins/mail"] })
    expect(await selectTests(["plugins/mail/src"])).toMatchObject({ checks: false })
  })
})
