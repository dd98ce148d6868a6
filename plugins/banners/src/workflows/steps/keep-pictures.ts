import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { NewBanner } from "../../contract"
import { BANNER_ERRORS } from "../../errors"

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogPictures = {
  keepPicture(id: string, kept_for: string): Promise<{ url: string }[] | null>
  releasePicture(id: string): Promise<void>
}

/** Keeps the uploaded pictures, and says where they are: the address a browser sent is not believed. */
export const keepPicturesStep = createStep(
  "banners-keep-pictures",
  async ({ banners }: { banners: NewBanner[] }, { container }) => {
    const catalog = container.resolve<CatalogPictures>("catalog")
    const kept: string[] = []
    const keep = async (id: string | undefined) => {
      if (!id) return undefined
      const address = (await catalog.keepPicture(id, "banner"))?.at(-1)?.url
      if (!address) {
        for (const other of kept) await catalog.releasePicture(other)
        throw new HttpError(BANNER_ERRORS.banner_picture_gone)
      }
      kept.push(id)
      return address
    }
    const settled: NewBanner[] = []
    for (const banner of banners) {
      const [image_url, image_url_hi] = [await keep(banner.picture_id), await keep(banner.picture_id_hi)]
      settled.push({ ...banner, ...(image_url && { image_url }), ...(image_url_hi && { image_url_hi }) })
    }
    return new StepResponse(settled, kept)
  },
  async (kept, { container }) => {
    for (const id of kept ?? []) await container.resolve<CatalogPictures>("catalog").releasePicture(id)
  },
)
