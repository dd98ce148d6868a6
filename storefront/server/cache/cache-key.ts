import { withoutLanguage } from "../../app/lib/language/addresses.ts"
import { isLanguage, type Language } from "../../app/lib/language/languages.ts"

/** Responses to longer addresses are not cached. */
const MAX_URL_LENGTH = 1_024

/** Parameters that change nothing of a response: those of trackers, and the code of an offer, which the browser keeps. */
const IGNORED_PARAMETER = /^(utm_\w+|gclid|fbclid|msclkid|dclid|twclid|igshid|mc_[ce]id|_ga|_gl|ref|code)$/

/** Parameters that pages read, those of the request for a page's data included. */
const PAGE_PARAMETERS = new Set("query category minPrice maxPrice choice origin sortBy page version _routes".split(" "))
/** On the page of a product they name its variant, by options that are the owner's. */
const PRODUCT_PAGE = /^\/product-info\//i
const MAX_OPTIONS = 8
const CATALOGUE_PARAMETERS = new Set(
  "q category min_price max_price in_stock choice[] origin[] sort page limit locale".split(" "),
)

/** What pages show besides the catalogue, most of it on home; offers of one product on its page. */
export const HOME_READS = ["/store/banners", "/store/main-products", "/store/faqs", "/store/shop", "/store/offers"]
const HOME_PARAMETERS = new Set(["locale", "product_id"])

/** Pages whose address is a secret: whoever has it sees what it leads to now, and nothing keeps it. */
const SECRET_PAGE = /^\/follow(\/|$)/i

/** Reads of the backend whose response is the same for everybody. */
export const isCataloguePath = (url: string) =>
  url.startsWith("/store/catalog/") || HOME_READS.includes(url.split("?", 1)[0])

const isProductPage = (url: string) => PRODUCT_PAGE.test(withoutLanguage(url))

const parametersOf = (url: string): Pick<Set<string>, "has"> => {
  if (isProductPage(url)) return { has: () => true }
  if (url.startsWith("/store/catalog/")) return CATALOGUE_PARAMETERS
  return isCataloguePath(url) ? HOME_PARAMETERS : PAGE_PARAMETERS
}

/**
 * The key under which the response to this address is cached, which is itself an address with the same response:
 * parameters sorted, tracking ones left out. Undefined when it must not be cached: an unknown parameter may change the
 * response, or be there to fill the cache.
 */
export function cacheKey(url: string): string | undefined {
  if (url.length > MAX_URL_LENGTH || SECRET_PAGE.test(withoutLanguage(url))) return undefined
  const mark = url.indexOf("?")
  if (mark < 0) return url
  const known = parametersOf(url)
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (IGNORED_PARAMETER.test(name)) continue
    if (!known.has(name)) return undefined
    kept.push([name, value])
  }
  if (!kept.length) return url.slice(0, mark)
  if (isProductPage(url) && kept.length > MAX_OPTIONS) return undefined
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, mark)}?${new URLSearchParams(kept)}`
}

/**
 * All that a guest's page depends on: its address, the language it offers itself in, if it does, and on pages in random
 * order the draw.
 */
type GuestPage = { path: string; offer?: Language; draw?: number }

/** The key under which a page is cached. */
export const pageKey = ({ path, offer, draw }: GuestPage) => `${offer ?? ""} ${draw ?? ""} ${path}`

/** The inverse of `pageKey`. */
export function pageOfKey(key: string): GuestPage {
  const [offer, draw, ...path] = key.split(" ")
  return {
    path: path.join(" "),
    offer: isLanguage(offer) ? offer : undefined,
    draw: draw ? Number(draw) : undefined,
  }
}
