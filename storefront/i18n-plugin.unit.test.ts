import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { i18n } from "./i18n-plugin.ts"

const CATALOGUE = new URL("../plugins/checkout/src/errors.ts", import.meta.url).pathname
const code = readFileSync(CATALOGUE, "utf8")

type Transform = (code: string, id: string) => { code: string } | undefined
const transform = (language: "en" | "hi", id: string) => (i18n(language).transform as Transform)(code, id)?.code

describe("a build of the storefront", () => {
  it("in English has nothing of the Hindi sentences of errors, and all of the English ones", () => {
    const english = transform("en", CATALOGUE) ?? ""
    expect(code).toMatch(/[ऀ-ॿ]/)
    expect(english).not.toMatch(/[ऀ-ॿ]/)
    expect(english.match(/\ben: /g)).toHaveLength(code.match(/\ben: /g)?.length ?? 0)
  })

  it("in Hindi has both, and other modules are left alone", () => {
    expect(transform("hi", CATALOGUE)).toBeUndefined()
    expect(transform("en", CATALOGUE.replace("errors.ts", "contract.ts"))).toBeUndefined()
  })
})
