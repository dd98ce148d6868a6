import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MAX_BANNERS, type NewBanner } from "../contract"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

const createBannersStep = createStep(
  "banners-create",
  async (input: { banners: NewBanner[] }, { container }) => {
    const banners = await container.resolve<BannersService>(BANNERS).append(input.banners)
    if (!banners) {
      throw new HttpError(BANNER_ERRORS.too_many_banners, { most: MAX_BANNERS })
    }
    return new StepResponse(
      banners,
      banners.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<BannersService>(BANNERS).deleteBanners(ids)
  },
)

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogPictures = {
  keepPicture(id: string, kept_for: string): Promise<{ url: string }[] | null>
  releasePicture(id: string): Promise<void>
}

/** Keeps the uploaded pictures, and says where they are: the address a browser sent is not believed. */
const keepPicturesStep = createStep(
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

/**
 * Adds banners after the others, all or none. HttpError `too_many_banners` when there would be more than MAX_BANNERS,
 * `banner_picture_gone` when an uploaded picture is gone or belongs to something else.
 */
export const createBannersWorkflow = createWorkflow("banners-create", (input: { banners: NewBanner[] }) => {
  const banners = keepPicturesStep(input)
  return new WorkflowResponse(createBannersStep(transform({ banners }, ({ banners }) => ({ banners }))))
})
