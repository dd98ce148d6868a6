import { drawOnce } from "../draw-once"
import { type DemoBanner, demoBanners } from "./demo-banners"
import { drawBanner } from "./draw-banner"

export const LANGUAGES = ["en", "hi"] as const

/** A banner of the demo shop as WebP. */
export const bannerPicture = async (banner: DemoBanner, language: (typeof LANGUAGES)[number]): Promise<Buffer> => {
  const name = `banner-${demoBanners.indexOf(banner)}-${language}`
  return (await drawOnce(name, async () => [await drawBanner(banner, language)]))[0]
}
