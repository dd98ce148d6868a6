import { BANNERS } from "./messages.ts"

/** A page of the shop and its name. */
export type Place = {
  path: string
  name: string
  /** language of the name, when it is not the page's */
  lang?: string
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
