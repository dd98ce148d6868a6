import { BANNERS } from "./messages.ts"

/** A page of the shop and its name. */
export type Place = {
  path: string
  name: string
  /** language of the name, when it is not the page's */
  lang?: string
}

/** Addresses on the shop's origin that are no pages of the storefront. */
const OUTSIDE_STOREFRONT = /^\/(admin|static|store|auth|back-office|api|sandbox)(\/|$)/i

/**
 * Path of the page that a banner leads to, without a language: the router adds that of the page with the banner.
 * Undefined for another site, and for what is no page. Addresses are validated when a banner is saved.
 */
export function bannerPage(address: string, shopUrl: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(address, shopUrl)
  const path = pathname.replace(/^\/hi(?=\/|$)/i, "") || "/"
  return origin === new URL(shopUrl).origin && !OUTSIDE_STOREFRONT.test(path) ? path + search + hash : undefined
}

/** The accessible name of a banner's link: where it leads. */
export function bannerName(
  address: string,
  places: Place[],
  index: number,
  count: number,
): Pick<Place, "name" | "lang"> {
  const unnamed = { name: BANNERS.unnamed(index + 1, count) }
  if (!address.startsWith("/")) return URL.canParse(address) ? { name: new URL(address).hostname } : unnamed
  const [path] = address.split(/[?#]/)
  return places.find((place) => place.path.toLowerCase() === path.toLowerCase()) ?? unnamed
}
