import { stripLanguage } from "@haat/sdk/storefront"
import { BANNERS } from "./messages.ts"

/** A page of the shop and its name. */
export type BannerTarget = {
  path: string
  name: string
  /** language of the name, when it is not the page's */
  lang?: string
}

/** Addresses on the shop's origin that are no pages of the storefront. */
const OUTSIDE_STOREFRONT = /^\/(admin|static|store|auth|back-office|api|sandbox)(\/|$)/i

/**
 * Target of a banner's link: the path of a page of the shop, to which the router adds the language of the page around
 * it, or the whole address of anything else. Addresses are validated when a banner is saved.
 */
export function bannerTarget(address: string, shopUrl: string): string {
  const { origin, pathname, search, hash, href } = new URL(address, shopUrl)
  const path = stripLanguage(pathname)
  return origin === new URL(shopUrl).origin && !OUTSIDE_STOREFRONT.test(path) ? path + search + hash : href
}

/** Returns the accessible name of a banner's link: the name of its target. */
export function bannerName(
  address: string,
  places: BannerTarget[],
  index: number,
  count: number,
): Pick<BannerTarget, "name" | "lang"> {
  const unnamed = { name: BANNERS.unnamed(index + 1, count) }
  if (!address.startsWith("/")) return URL.canParse(address) ? { name: new URL(address).hostname } : unnamed
  const [path] = address.split(/[?#]/)
  return places.find((place) => place.path.toLowerCase() === path.toLowerCase()) ?? unnamed
}
