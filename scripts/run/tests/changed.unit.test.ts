import { existsSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { pluginNames } from "../build.mjs"
import { ROOT } from "../root.mjs"
import { changedFiles, changedSentences, pluginDependencies, pluginJourneys, testsReachedBy } from "./changed.mjs"
import { findQuotes } from "./quotes.mjs"
import { selectPlugins, selectReached, selectTests, testFiles } from "./select.mjs"

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
      unit: [],
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

  it("runs the tests that quote a sentence where only sentences have changed, and those of all texts", () => {
    const quoting = { api: ["plugins/checkout/src/cart.test.ts"], topology: false, browser: ["e2e/cart.spec.ts"] }
    expect(reached("plugins/checkout/src/errors.ts")).toEqual({
      ...quoting,
      unit: ["scripts/error-codes.unit.test.ts"],
    })
    expect(reached("storefront/app/features/cart/messages.hi.ts")).toEqual({
      ...quoting,
      unit: ["storefront/app/translations.unit.test.ts"],
    })
  })

  it("runs what a plugin reaches where more than sentences has changed in its errors", () => {
    const files = ["plugins/checkout/src/errors.ts"]
    expect(testsReachedBy(files, { ...shop, isSentences: () => false })).toEqual({
      unit: ["scripts/error-codes.unit.test.ts"],
      api: ["plugins/checkout/"],
      topology: true,
      browser: ["e2e/cart.spec.ts"],
    })
  })

  it("runs unit tests that import or quote sentences, and tests whose shared file quotes them", () => {
    const sources: Record<string, string> = {
      "plugins/faqs/storefront/faq.unit.test.ts": 'import { FAQ } from "./messages"',
      "plugins/faqs/src/faq.unit.test.ts": 'screen.getByText("Failed to add item")',
      "plugins/faqs/src/other.unit.test.ts": 'import { FAQ } from "./messages"',
      "e2e/cart.spec.ts": 'import { add } from "./add"',
      "e2e/add.ts": 'import { press } from "./press"',
      "e2e/press.ts": "page.getByText(/failed to add/i)",
    }
    const [shared, tests] = [["e2e/add.ts", "e2e/press.ts"], Object.keys(sources)]
    const readTest = (file: string) => sources[file]
    const files = ["plugins/faqs/storefront/messages.ts"]
    expect(
      testsReachedBy(files, { ...shop, tests: tests.filter((file) => !shared.includes(file)), shared, readTest }),
    ).toEqual({
      unit: [
        "plugins/faqs/src/faq.unit.test.ts",
        "plugins/faqs/storefront/faq.unit.test.ts",
        "storefront/app/translations.unit.test.ts",
      ],
      api: [],
      topology: false,
      browser: ["e2e/cart.spec.ts"],
    })
  })

  it("runs of a journey's file only the tests that quote, unless the sentence is outside of all", () => {
    const journeys =
      'const NAME = "Old name"\ntest("a", () => say("x"))\ntest("b", () => {\n say("Failed to add item")\n})'
    const browserOf = (sentence: string) =>
      testsReachedBy(["storefront/app/messages.ts"], {
        ...shop,
        sentences: [sentence],
        tests: ["e2e/cart.spec.ts"],
        readTest: () => journeys,
      }).browser
    expect(browserOf("Failed to add item")).toEqual(["e2e/cart.spec.ts:3"])
    expect(browserOf("Old name")).toEqual(["e2e/cart.spec.ts"])
    expect(browserOf("x")).toEqual(["e2e/cart.spec.ts:2"])
  })

  it.each([
    [true, 'getByRole("button", { name: "Save" })'],
    [true, 'getByRole("button", {\n  name: "changes",\n})'],
    [true, "screen.getByText('save')"],
    [true, 'screen.findAllByLabelText("Chang")'],
    [true, 'expect(dialog).toContainText("Save")'],
    [true, 'filter({ hasText: "Save" })'],
    [false, 'getByRole("button", { name: "Saved" })'],
    [false, 'getByText("anges")'],
    [false, 'getByRole("radio", { name: "S" })'],
    [false, 'getByRole("save")'],
    [false, 'const state = "Save"'],
  ])("finds a word of a sentence (%s) in %s", (isFound, text) => {
    expect(findQuotes(text, ["Save changes"]).length > 0).toBe(isFound)
  })

  it("checks only the files of changed sentences, and opens one shop for few journeys", () => {
    const none = { unit: [], api: [], topology: false }
    const sentences = ["plugins/faqs/storefront/messages.ts"]
    expect(selectReached({ ...none, browser: ["e2e/home.spec.ts:72"] }, { sentences })).toEqual({
      checks: { sentences },
      browser: { specs: ["e2e/home.spec.ts:72"], args: ["--workers=1"] },
    })
    expect(selectReached({ ...none, browser: ["e2e/home.spec.ts"] }, { code: "HEAD" })).toEqual({
      checks: true,
      unit: { args: ["--changed", "HEAD"] },
      browser: { specs: ["e2e/home.spec.ts"], args: [] },
    })
  })

  it("runs one browser test where only that has changed, and none for a page of the docs", () => {
    const none = { unit: [], api: [], topology: false, browser: [] }
    expect(reached("e2e/cart.spec.ts", "docs/map.md")).toEqual({ ...none, browser: ["e2e/cart.spec.ts"] })
    expect(reached("docs/map.md")).toEqual(none)
  })

  it("runs all journeys and no API tests for what only a browser sees", () => {
    expect(reached("storefront/app/root.tsx", "admin/src/App.tsx")).toEqual({
      unit: [],
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
      "packages/sdk/src/setting-errors.ts",
    ])
      expect(reached(file), file).toEqual({ unit: [], api: undefined, topology: true, browser: undefined })
  })

  it("knows the plugins of this repository and what git says has changed", () => {
    expect(pluginDependencies().search).toContain("catalog")
    expect(pluginDependencies().payments).toContain("medusa-payment-razorpay")
    expect(changedFiles().every((file) => typeof file === "string")).toBe(true)
    expect(changedSentences().every((sentence) => sentence.length > 0)).toBe(true)
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
      checks: { folders: ["plugins/mail"] },
      unit: { paths: [own[0]] },
      server: { projects: ["api", "topology"], paths: [own[1]] },
      browser: { specs: [own[2]], args: ["--workers=1"] },
    })
  })

  it("is chosen by the folder of a plugin, while other words choose tests by their paths", async () => {
    expect(await selectTests(["plugins/mail"])).toMatchObject({ checks: { folders: ["plugins/mail"] } })
    expect(await selectTests(["plugins/mail/src"])).toMatchObject({ checks: false })
  })
})
