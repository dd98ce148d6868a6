import { BANNERS } from "./messages.ts"

/** A page of the shop and what it is called. */
export type Place = { path: string; name: string }

/** What a link around a picture is called, for those who do not see it: where it leads to. */
export function bannerName(address: string, places: Place[], index: number, count: number) {
  const untold = BANNERS.untold(index + 1, count)
  if (!address.startsWith("/")) return URL.canParse(address) ? new URL(address).hostname : untold
  const [path] = address.split(/[?#]/)
  return places.find((place) => place.path.toLowerCase() === path.toLowerCase())?.name ?? untold
}
