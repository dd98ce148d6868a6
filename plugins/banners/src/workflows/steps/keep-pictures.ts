import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { NewBanner } from "../../contract"

/** What is asked of the catalog's module service, which is resolved by its key. */
type CatalogPictures = {
  keepPicture(id: string, kept_for: string): Promise<string | null>
  releasePicture(id: string): Promise<void>
}

/** Keeps the uploaded pictures, and says where they are: the address a browser sent is not believed. */
export const keepPicturesStep = createStep(
  "banners-keep-pictures",
  async ({ banners }: { banners: NewBanner[] }, { container }) => {
    const catalog = container.resolve<CatalogPictures>("catalog")
    const kept: string[] = []
    const settled: NewBanner[] = []
    for (const banner of banners) {
      if (!banner.picture_id) {
        settled.push(banner)
        continue
      }
      const image_url = await catalog.keepPicture(banner.picture_id, "banner")
      if (!image_url) {
        for (const id of kept) await catalog.releasePicture(id)
        throw new MedusaError(MedusaError.Types.INVALID_DATA, "The picture is no longer there, please upload it again")
      }
      kept.push(banner.picture_id)
      settled.push({ ...banner, image_url })
    }
    return new StepResponse(settled, kept)
  },
  async (kept, { container }) => {
    for (const id of kept ?? []) await container.resolve<CatalogPictures>("catalog").releasePicture(id)
  },
)
