import { keepPicture } from "@haat/catalog/workflows/keep-picture"
import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Banner, MAX_BANNERS, type NewBanner } from "../contract"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

/**
 * Adds banners after the others and keeps their uploaded pictures, all or none. HttpError `too_many_banners` when there
 * would be more than MAX_BANNERS, `banner_picture_gone` when an uploaded picture is gone or belongs to something else.
 */
export async function createBanners(container: MedusaContainer, banners: NewBanner[]): Promise<Banner[]> {
  const service = container.resolve<BannersService>(BANNERS)
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    await lockNamedList(trx, "haat-banners")
    const settled: NewBanner[] = []
    for (const banner of banners) settled.push(await keepPictures(trx, banner))
    const added = await service.append(trx, settled)
    if (!added) throw new HttpError(BANNER_ERRORS.too_many_banners, { most: MAX_BANNERS })
    return added
  })
}

/** Keeps a banner's uploaded pictures and returns it with their addresses; those that a browser sent are ignored. */
async function keepPictures(trx: Knex, banner: NewBanner): Promise<NewBanner> {
  const keep = async (id: string | undefined) => {
    if (!id) return undefined
    const address = await keepPicture(trx, id, "banner")
    if (!address) throw new HttpError(BANNER_ERRORS.banner_picture_gone)
    return address
  }
  const [image_url, image_url_hi] = [await keep(banner.picture_id), await keep(banner.picture_id_hi)]
  return { ...banner, ...(image_url && { image_url }), ...(image_url_hi && { image_url_hi }) }
}
