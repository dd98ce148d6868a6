/** @module-tag pages */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { inBatches } from "../in-batches.ts"
import { shop } from "../shop.ts"
import { smallOrFull } from "../test-size.ts"
import { alternates, elements, inLanguage, LANGUAGES, linkedAddresses, sitemapEntries } from "./crawl.ts"
import { htmlRules } from "./html-rules.ts"
import { openWebAndBackend } from "./open-web-and-backend.ts"
import { type PageKind, pageKinds } from "./page-kinds.ts"

const PAGES_AT_ONCE = 8
/** Every nth page of the sitemap is read: in `npm test` a few categories and products. */
const STEP = smallOrFull(12, 1)

let web: string
let kinds: PageKind[]
/** Addresses of the same page in all languages, for each address of the sitemaps. */
let listed: Map<string, Record<string, string>>
/** Paths of the sampled pages, without a language. */
let paths: string[]
let close: (() => Promise<void>) | undefined

beforeAll(async () => {
  ;({ web, close } = await openWebAndBackend({ RATE_LIMIT_FACTOR: "10000" }, "demo"))
  kinds = await pageKinds(shop())
  const sitemaps = [...(await read(`${web}/robots.txt`)).markup.matchAll(/^Sitemap: (\S+)$/gm)]
  const entries = await inBatches(sitemaps, 1, async ([, address]) => sitemapEntries((await read(address)).markup))
  listed = new Map(entries.flat())
  const english = [...listed.keys()]
    .map((address) => new URL(address).pathname)
    .filter((path) => !/^\/hi(\/|$)/.test(path))
  paths = english.filter((_, at) => at % STEP === 0)
})
afterAll(() => close?.())

const read = async (address: string, cookie = "") => {
  const response = await fetch(address, { headers: { cookie }, redirect: "manual" })
  return { status: response.status, markup: await response.text() }
}

/** Reads pages in each language and hands each to `check`, with its address and its language. */
const readPages = (of: PageKind[], check: (page: { markup: string; address: string } & Language) => unknown) =>
  inBatches(of, PAGES_AT_ONCE, async ({ path, cookie, status: expected = 200 }) => {
    for (const language of LANGUAGES) {
      const address = web + inLanguage(language.prefix, path)
      const { status, markup } = await read(address, cookie)
      expect(status, address).toBe(expected)
      await check({ markup, address, ...language })
    }
  })
type Language = (typeof LANGUAGES)[number]

const sample = () => paths.map((path) => ({ path }))

describe("every page of the sitemap", () => {
  it("is there in each language, and both name the pair as the sitemap does", async () => {
    expect(paths.length).toBeGreaterThan(5)
    await readPages(sample(), ({ markup, address, tag, prefix }) => {
      const path = address.slice(web.length + prefix.length) || "/"
      const [english, hindi] = LANGUAGES.map((language) => web + inLanguage(language.prefix, path))
      const pair = { "en-IN": english, "hi-IN": hindi, "x-default": english }
      expect(alternates(markup), address).toEqual(pair)
      expect(listed.get(address), address).toEqual(pair)
      expect(elements(markup, "html")[0].lang, address).toBe(tag)
      expect(elements(markup, "link").find(({ rel }) => rel === "canonical")?.href).toBe(address)
    })
  })

  it("has no broken link, and leads from Hindi pages to Hindi ones", async () => {
    const pageOf = new Map<string, string>()
    await readPages(sample(), ({ markup, address, prefix }) => {
      for (const linked of linkedAddresses(markup, address)) pageOf.set(linked, address)
      if (prefix) expect(linksOutOf(prefix, markup), address).toEqual([])
    })
    expect(pageOf.size).toBeGreaterThan(paths.length)
    await inBatches([...pageOf], PAGES_AT_ONCE, async ([address, page]) => {
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
  it("of a page of each kind is valid in both languages", () => expectValid(kinds))
  it("of every page of the sitemap is valid in both languages", () => expectValid(sample()))
})

async function expectValid(pages: PageKind[]) {
  const problems: string[] = []
  await readPages(pages, async ({ markup, address }) => {
    for (const { messages } of (await htmlRules.validateString(markup)).results)
      for (const { ruleId, message, line, column } of messages)
        problems.push(`${address} ${line}:${column} ${ruleId}: ${message}`)
  })
  expect(problems).toEqual([])
}
