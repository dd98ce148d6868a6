import type { Language } from "../app/lib/languages.ts"

/** Longer addresses are answered, but not remembered. */
const LONGEST_KEY = 1_024

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|dclid|twclid|igshid|mc_[ce]id|_ga|_gl|ref)$/

const PAGE_PARAMETERS = new Set(
  "query q category min_price max_price minPrice maxPrice in_stock sort sortBy page limit _routes".split(" "),
)
const CATALOGUE_PARAMETERS = new Set("q category min_price max_price in_stock sort page limit".split(" "))

/** What pages show besides the catalogue, home most of it. They take no parameters. */
export const HOME_READS = ["/store/banners", "/store/main-products", "/store/faqs", "/store/shop"]

/** Reads of the backend that have one answer for everybody. */
export const isCataloguePath = (url: string) =>
  url.startsWith("/store/catalog/") || HOME_READS.includes(url.split("?", 1)[0])

const NONE = new Set<string>()
const parametersOf = (url: string) =>
  url.startsWith("/store/catalog/") ? CATALOGUE_PARAMETERS : isCataloguePath(url) ? NONE : PAGE_PARAMETERS

/**
 * The name under which the answer to this address is remembered, which is itself an address with the same
 * answer: parameters in order, tracking ones left out. Undefined when it must not be remembered: a parameter
 * we do not know may change the answer, or just be there to fill the memory.
 */
export function cacheKey(url: string): string | undefined {
  if (url.length > LONGEST_KEY) return undefined
  const mark = url.indexOf("?")
  if (mark < 0) return url
  const known = parametersOf(url)
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (TRACKING.test(name)) continue
    if (!known.has(name)) return undefined
    kept.push([name, value])
  }
  if (!kept.length) return url.slice(0, mark)
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, mark)}?${new URLSearchParams(kept)}`
}

/** The name under which a page is remembered: what an address shows depends on the language, and on nothing else. */
export const pageKey = (language: Language, path: string) => `${language} ${path}`

/** What `pageKey` was made from. */
export const pageOfKey = (key: string) => {
  const space = key.indexOf(" ")
  return { language: key.slice(0, space) as Language, path: key.slice(space + 1) }
}
