import PLUGIN_READS from "virtual:haat/shared-reads"
import { stripLanguage } from "../../app/lib/language/addresses.ts"
import { isLanguage, type Language } from "../../app/lib/language/languages.ts"

/** Responses to longer addresses are not cached. */
const MAX_URL_LENGTH = 1_024

/** Parameters of trackers, which change nothing of a response. */
const GOOGLE_TRACKERS = "utm_\\w+ gclid gclsrc gbraid wbraid gad_\\w+ srsltid dclid _ga _gl"
const SOCIAL_TRACKERS = "fbclid igsh igshid twclid ttclid li_fat_id rdt_cid epik ScCid"
const OTHER_TRACKERS = "msclkid yclid ysclid mc_[ce]id _kx _hsenc _hsmi"
const TRACKERS = `${GOOGLE_TRACKERS} ${SOCIAL_TRACKERS} ${OTHER_TRACKERS}`.split(" ")
const TRACKER = new RegExp(`^(${TRACKERS.join("|")})$`)
/**
 * Offer code and referrer, which only the browser reads. They are ignored too, except on product pages, where an option
 * may have that name.
 */
const BROWSER_ONLY = /^(ref|code)$/

/** Parameters that pages read, those of the request for a page's data included. */
const PAGE_PARAMETERS = new Set("query category minPrice maxPrice choice origin sortBy page version _routes".split(" "))
/**
 * The parameters of a product page name a variant by the owner's options: at most three, with values of up to 50
 * letters. That limits the size of a key, but not the number of keys. Rendering of invented values is limited by the
 * read limit of each address, and their memory by the size and the idle time of the cache.
 */
const PRODUCT_PAGE = /^\/product-info\//i
const MAX_OPTIONS = 4
const MAX_OPTION_LENGTH = 60
const CATALOGUE_PARAMETERS = new Set(
  "q category min_price max_price in_stock choice[] origin[] sort page limit locale".split(" "),
)

/** Reads outside the catalogue whose responses are the same for all visitors: the shop's own, and those of plugins. */
const SHARED_READS = new Set(["/store/shop", "/store/offers", ...PLUGIN_READS])
const SHARED_PARAMETERS = new Set(["locale", "product_id"])

/** Pages whose address grants access (capability URLs); never cached. */
const SECRET_PAGE = /^\/follow(\/|$)/i

/** Returns whether the response to this backend read is the same for all visitors. */
export const isCataloguePath = (url: string) =>
  url.startsWith("/store/catalog/") || SHARED_READS.has(url.split("?", 1)[0])

const isProductPage = (url: string) => PRODUCT_PAGE.test(stripLanguage(url))

const knownParameters = (url: string): Pick<Set<string>, "has"> => {
  if (isProductPage(url)) return { has: () => true }
  if (url.startsWith("/store/catalog/")) return CATALOGUE_PARAMETERS
  return isCataloguePath(url) ? SHARED_PARAMETERS : PAGE_PARAMETERS
}

/**
 * Returns the key under which the response to this address is cached. The key is itself an address with the same
 * response: its parameters are sorted, without tracking parameters. Returns undefined when the response must not be
 * cached, because an unknown parameter may change it or be sent to fill the cache.
 */
export function cacheKey(url: string): string | undefined {
  if (url.length > MAX_URL_LENGTH || SECRET_PAGE.test(stripLanguage(url))) return undefined
  const mark = url.indexOf("?")
  if (mark < 0) return url
  const known = knownParameters(url)
  const isProduct = isProductPage(url)
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (TRACKER.test(name) || (!isProduct && BROWSER_ONLY.test(name))) continue
    if (!known.has(name) || (isProduct && Math.max(name.length, value.length) > MAX_OPTION_LENGTH)) return undefined
    kept.push([name, value])
  }
  if (!kept.length) return url.slice(0, mark)
  if (isProduct && kept.length > MAX_OPTIONS) return undefined
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `${url.slice(0, mark)}?${new URLSearchParams(kept)}`
}

/**
 * Everything that a guest's page depends on: its address, the language that it offers to switch to, and the number of
 * its random order, for pages that have one.
 */
type GuestPage = { path: string; offeredLanguage?: Language; randomOrder?: number }

/** Returns the key under which a page is cached. */
export const pageKey = ({ path, offeredLanguage, randomOrder }: GuestPage) =>
  `${offeredLanguage ?? ""} ${randomOrder ?? ""} ${path}`

/** Parses a key that `pageKey` made. */
export function parsePageKey(key: string): GuestPage {
  const [language, randomOrder, ...path] = key.split(" ")
  return {
    path: path.join(" "),
    offeredLanguage: isLanguage(language) ? language : undefined,
    randomOrder: randomOrder ? Number(randomOrder) : undefined,
  }
}
