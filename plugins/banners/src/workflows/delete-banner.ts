import { discardPictures } from "@haat/catalog/workflows/discard-pictures"
import { releasePictures } from "@haat/catalog/workflows/release-picture"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

/**
 * Deletes a banner and releases its uploaded pictures in one transaction; their files, which do not come back, go after
 * it. HttpError 404 when there is none.
 */
export async function deleteBanner(container: MedusaContainer, id: string): Promise<void> {
  const service = container.resolve<BannersService>(BANNERS)
  const ids = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const pictures = await service.delete(trx, id)
    if (!pictures) throw new HttpError(BANNER_ERRORS.no_such_banner)
    const ids = [pictures.picture_id, pictures.picture_id_hi].filter((picture) => picture !== null)
    await releasePictures(trx, ids)
    return ids
  })
  if (ids.length) await discardPictures(container, { ids })
}
