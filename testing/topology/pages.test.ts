/** @module-tag pages */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inBatches } from "../in-batches.ts"
import { shop, type TestShop } from "../shop.ts"
import { smallOrFull } from "../test-size.ts"
import { alternates, elements, inLanguage, LANGUAGES, linkedAddresses, sitemapEntries } from "./crawl.ts"
import { htmlRules } from "./html-rules.ts"
import { openWebAndBackend } from "./open-web-and-backend.ts"
import { type PageKind, pageKinds } from "./page-kinds.ts"

const PAGES_AT_ONCE = 8
/** Every nth page of the sitemap is read: a few of each kind in `npm test`. */
const STEP = smallOrFull(12, 1)

let haat: TestShop
let web: string
let kinds: PageKind[]
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  const opened = await openWebAndBackend({ RATE_LIMIT_FACTOR: "10000" }, "demo")
  ;({ web, close } = opened)
  haat = shop()
  kinds = await pageKinds(haat)
})
afterAll(() => close?.())

const read = async (address: string, cookie = "") => {
  const response = await fetch(address, { headers: { cookie }, redirect: "manual" })
  return { status: response.status, markup: await response.text() }
}

/** The markup of each page, by its address; read once. */
const pages = new Map<string, string>()
const readPage = async (address: string) => {
  const { status, markup } = await read(address)
  expect(status, address).toBe(200)
  pages.set(address, markup)
  return markup
}

/** Pages of the sitemap in both languages, as many as this run looks at. */
const sample = async () => {
  const entries = sitemapEntries(await readPage(`${web}/sitemap.xml`))
  const paths = [
    ...new Set(entries.map(({ address }) => new URL(address).pathname.replace(/^\/hi(?=\/|$)/, "") || "/")),
  ]
  return { entries, paths: paths.filter((_, at) => at % STEP === 0) }
}

describe("every page of the sitemap", () => {
  it("is there in each language, and both name the pair as the sitemap does", async () => {
    const { entries, paths } = await sample()
    expect(paths.length).toBeGreaterThan(5)
    const named = new Map(entries.map((entry) => [entry.address, entry.alternates]))
    await inBatches(paths, PAGES_AT_ONCE, async (path) => {
      const [english, hindi] = LANGUAGES.map(({ prefix }) => web + inLanguage(prefix, path))
      const pair = { "en-IN": english, "hi-IN": hindi, "x-default": english }
      for (const { tag, prefix } of LANGUAGES) {
        const address = web + inLanguage(prefix, path)
        const markup = await readPage(address)
        expect(alternates(markup), address).toEqual(pair)
        expect(named.get(address), address).toEqual(pair)
        expect(elements(markup, "html")[0].lang, address).toBe(tag)
        const canonical = elements(markup, "link").find(({ rel }) => rel === "canonical")
        expect(canonical?.href, address).toBe(address)
      }
    })
  })

  it("has no broken link, and leads from Hindi pages to Hindi ones", async () => {
    const { paths } = await sample()
    const found = new Map<string, string>()
    for (const path of paths)
      for (const { prefix } of LANGUAGES) {
        const page = web + inLanguage(prefix, path)
        const markup = pages.get(page) ?? (await readPage(page))
        for (const address of linkedAddresses(markup, page)) found.set(address, page)
        if (prefix) expect(linksOutOf(prefix, markup), page).toEqual([])
      }
    await inBatches([...found], PAGES_AT_ONCE, async ([address, page]) => {
      if (pages.has(address)) return
      expect((await read(address)).status, `${address} on ${page}`).toBeLessThan(400)
    })
  })
})

/** Links to pages of the shop in another language; those that change the language say so by `hreflang`. */
const linksOutOf = (prefix: string, markup: string) =>
  elements(markup, "a")
    .filter(({ href, hreflang }) => href?.startsWith("/") && !hreflang)
    .map(({ href }) => href)
    .filter((href) => href !== prefix && !href.startsWith(`${prefix}/`) && !href.startsWith(`${prefix}?`))

describe("the HTML", () => {
  it("of a page of each kind is valid in both languages", async () => {
    const problems: string[] = []
    for (const { path, cookie, status = 200 } of kinds)
      for (const { prefix } of LANGUAGES) {
        const address = web + inLanguage(prefix, path)
        const { status: answered, markup } = await read(address, cookie)
        expect(answered, address).toBe(status)
        problems.push(...(await problemsIn(markup, address)))
      }
    expect(problems).toEqual([])
  })

  it("of every page of the sitemap is valid in both languages", async () => {
    await sample()
    const problems = await Promise.all(
      [...pages]
        .filter(([address]) => !address.endsWith(".xml"))
        .map(([address, markup]) => problemsIn(markup, address)),
    )
    expect(problems.flat()).toEqual([])
  })
})

async function problemsIn(markup: string, address: string) {
  const { results } = await htmlRules.validateString(markup)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${address} ${line}:${column} ${ruleId}: ${message}`),
  )
}
