import type { Language } from "../../app/lib/language/languages.ts"

/** Responses to longer addresses are not cached. */
const MAX_URL_LENGTH = 1_024

const TRACKING_PARAMETER = /^(utm_\w+|gclid|fbclid|msclkid|dclid|twclid|igshid|mc_[ce]id|_ga|_gl|ref)$/

const PAGE_PARAMETERS = new Set(
  "query q category min_price max_price minPrice maxPrice in_stock sort sortBy page limit _routes".split(" "),
)
const CATALOGUE_PARAMETERS = new Set("q category min_price max_price in_stock sort page limit locale".split(" "))

/** What pages show besides the catalogue, most of it on home; offers of one product on its page. */
export const HOME_READS = ["/store/banners", "/store/main-products", "/store/faqs", "/store/shop", "/store/offers"]
const HOME_PARAMETERS = new Set(["locale", "product_id"])

/** Pages whose address is a secret: whoever has it sees what it leads to now, and nothing keeps it. */
const SECRET_PAGE = /^\/follow(\/|$)/i

/** Reads of the backend whose response is the same for everybody. */
export const isCataloguePath = (url: string) =>
  url.startsWith("/store/catalog/") || HOME_READS.includes(url.split("?", 1)[0])

const parametersOf = (url: string) =>
  url.startsWith("/store/catalog/") ? CATALOGUE_PARAMETERS : isCataloguePath(url) ? HOME_PARAMETERS : PAGE_PARAMETERS

/**
 * The key under which the response to this address is cached, which is itself an address with the same response:
 * parameters sorted, tracking ones left out. Undefined when it must not be cached: an unknown parameter may change the
 * response, or be there to fill the cache.
 */
export function cacheKey(url: string): string | undefined {
  if (url.length > MAX_URL_LENGTH || SECRET_PAGE.test(url)) return undefined
  const mark = url.indexOf("?")
  if (mark < 0) return url
  const known = parametersOf(url)
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (TRACKING_PARAMETER.test(name)) continue
    if (!known.has(name)) return undefined
    kept.push([name, value])
  }
  if (!kept.length) return url.slice(0, mark)
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, mark)}?${new URLSearchParams(kept)}`
}

/** All that a guest's page depends on: address, language and, on pages in random order, the draw. */
type GuestPage = { language: Language; path: string; draw?: number }

/** The key under which a page is cached. */
export const pageKey = ({ language, path, draw }: GuestPage) => `${language} ${draw ?? ""} ${path}`

/** The inverse of `pageKey`. */
export function pageOfKey(key: string): GuestPage {
  const [language, draw, ...path] = key.split(" ")
  return { language: language as Language, path: path.join(" "), draw: draw ? Number(draw) : undefined }
}
