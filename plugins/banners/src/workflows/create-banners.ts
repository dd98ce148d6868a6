import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Banner, MAX_BANNERS, type NewBanner } from "../contract"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogPictures = {
  keepPicture(id: string, kept_for: string): Promise<{ url: string }[] | null>
  releasePicture(id: string): Promise<void>
}

const picturesOf = (container: MedusaContainer) => container.resolve<CatalogPictures>("catalog")

/**
 * Adds banners after the others, all or none. HttpError `too_many_banners` when there would be more than MAX_BANNERS,
 * `banner_picture_gone` when an uploaded picture is gone or belongs to something else.
 */
export async function createBanners(container: MedusaContainer, banners: NewBanner[]): Promise<Banner[]> {
  const kept: string[] = []
  try {
    const settled: NewBanner[] = []
    for (const banner of banners) settled.push(await keepPictures(container, banner, kept))
    const added = await container.resolve<BannersService>(BANNERS).append(settled)
    if (!added) throw new HttpError(BANNER_ERRORS.too_many_banners, { most: MAX_BANNERS })
    return added
  } catch (error) {
    for (const id of kept) await picturesOf(container).releasePicture(id)
    throw error
  }
}

/** Keeps a banner's uploaded pictures and returns it with their addresses; those that a browser sent are ignored. */
async function keepPictures(container: MedusaContainer, banner: NewBanner, kept: string[]): Promise<NewBanner> {
  const keep = async (id: string | undefined) => {
    if (!id) return undefined
    const address = (await picturesOf(container).keepPicture(id, "banner"))?.at(-1)?.url
    if (!address) throw new HttpError(BANNER_ERRORS.banner_picture_gone)
    kept.push(id)
    return address
  }
  const [image_url, image_url_hi] = [await keep(banner.picture_id), await keep(banner.picture_id_hi)]
  return { ...banner, ...(image_url && { image_url }), ...(image_url_hi && { image_url_hi }) }
}
