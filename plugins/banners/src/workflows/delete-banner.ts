import { releasePicture } from "@haat/catalog/workflows/release-picture"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

/** Deletes a banner, and then its uploaded pictures, whose files do not come back. HttpError 404 when there is none. */
export async function deleteBanner(container: MedusaContainer, id: string): Promise<void> {
  const banner = await container.resolve<BannersService>(BANNERS).take(id)
  if (!banner) throw new HttpError(BANNER_ERRORS.no_such_banner)
  for (const picture of [banner.picture_id, banner.picture_id_hi]) if (picture) await releasePicture(container, picture)
}
