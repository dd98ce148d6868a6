import { withoutLanguage } from "../../app/lib/language/addresses.ts"
import { isLanguage, type Language } from "../../app/lib/language/languages.ts"

/** Responses to longer addresses are not cached. */
const MAX_URL_LENGTH = 1_024

/** Parameters of trackers, which change nothing of a response. */
const TRACKERS = [
  ...["utm_\\w+", "gclid", "gclsrc", "gbraid", "wbraid", "gad_\\w+", "srsltid", "dclid", "_ga", "_gl"],
  ...["fbclid", "igsh", "igshid", "twclid", "ttclid", "li_fat_id", "rdt_cid", "epik", "ScCid"],
  ...["msclkid", "yclid", "ysclid", "mc_[ce]id", "_kx", "_hsenc", "_hsmi"],
]
const TRACKER = new RegExp(`^(${TRACKERS.join("|")})$`)
/** The code of an offer, which the browser keeps, and who led here: ignored too, unless an option may be called so. */
const READ_IN_BROWSER = /^(ref|code)$/

/** Parameters that pages read, those of the request for a page's data included. */
const PAGE_PARAMETERS = new Set("query category minPrice maxPrice choice origin sortBy page version _routes".split(" "))
/**
 * On the page of a product they name its variant, by options that are the owner's: at most three, of 50 letters as
 * their values. That bounds how large a key is, but not how many there are, for each product and each text has its own.
 * How many made-up ones are rendered is bounded by the read limit of each visitor's address, and what they hold by the
 * size of the cache and its idle time; until then they take the place of pages that were read less recently.
 */
const PRODUCT_PAGE = /^\/product-info\//i
const MAX_OPTIONS = 4
const MAX_OPTION_LENGTH = 60
const CATALOGUE_PARAMETERS = new Set(
  "q category min_price max_price in_stock choice[] origin[] sort page limit locale".split(" "),
)

/** Reads of pages besides the catalogue, most of them for home; offers of one product for its page. */
export const HOME_READS = ["/store/banners", "/store/main-products", "/store/faqs", "/store/shop", "/store/offers"]
const HOME_PARAMETERS = new Set(["locale", "product_id"])

/** Pages whose address grants access (capability URLs); never cached. */
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
  const isProduct = isProductPage(url)
  const kept: [string, string][] = []
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (TRACKER.test(name) || (!isProduct && READ_IN_BROWSER.test(name))) continue
    if (!known.has(name) || (isProduct && Math.max(name.length, value.length) > MAX_OPTION_LENGTH)) return undefined
    kept.push([name, value])
  }
  if (!kept.length) return url.slice(0, mark)
  if (isProduct && kept.length > MAX_OPTIONS) return undefined
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
