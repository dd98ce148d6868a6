import { useRouteLoaderData } from "react-router-dom"
import { OFFER_HEADER } from "../lib/language/addresses.ts"
import { isLanguage, type Language } from "../lib/language/languages.ts"
import { originOf } from "../lib/origin-of.ts"

/** `origin` is the shop's public one, for whole addresses; `offer` the language to offer the page in. */
type FrameData = { origin: string; offer: Language | null }

/** For the loaders of the shop's frame and of the landing page, which has none. */
export function readFrameData(request: Request): FrameData {
  const offer = request.headers.get(OFFER_HEADER)
  return { origin: originOf(request), offer: isLanguage(offer) ? offer : null }
}

/** What the server has read; empty on a page whose frame was rendered in the browser. */
export function useFrameData(): Partial<FrameData> {
  const frame = useRouteLoaderData<FrameData | null>("routes/shop")
  const landing = useRouteLoaderData<FrameData | null>("routes/landing")
  return frame ?? landing ?? {}
}
