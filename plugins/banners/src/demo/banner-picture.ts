import type { DemoDrawing } from "@haat/sdk/server/demo-data"
import { type DemoBanner, demoBanners } from "./demo-banners"
import { drawBanner } from "./draw-banner"

export const LANGUAGES = ["en", "hi"] as const

/** A banner of the demo shop as WebP. */
export const bannerPicture = async (
  drawing: DemoDrawing,
  banner: DemoBanner,
  language: (typeof LANGUAGES)[number],
): Promise<Buffer> => {
  const name = `banner-${demoBanners.indexOf(banner)}-${language}`
  return (await drawing.drawOnce(name, async () => [await drawBanner(drawing, banner, language)]))[0]
}
