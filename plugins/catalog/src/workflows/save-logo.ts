import { HttpError } from "@haat/sdk/server/http-error"
import { type SaveLogo, SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOG_ERRORS } from "../errors"
import { keepPictureForPaper } from "./keep-picture-for-paper"
import { releasePicture } from "./release-picture"

/**
 * Sets an uploaded picture as the shop's logo, or removes the logo. Releases the former logo last, as deleted files
 * cannot be restored.
 * @throws HttpError 400 logo_picture_gone
 */
export async function saveLogo(container: MedusaContainer, { picture_id }: SaveLogo): Promise<void> {
  const settings = container.resolve<ShopSettingsModule>(SHOP_SETTINGS)
  if ((await settings.logo())?.picture_id === picture_id) return
  const kept = picture_id === null ? null : await keepPictureForPaper(container, picture_id, "logo")
  if (kept === undefined) throw new HttpError(CATALOG_ERRORS.logo_picture_gone)
  const former = await settings.saveLogo(kept).catch(async (error) => {
    if (kept) await releasePicture(container, kept.image.id)
    throw error
  })
  if (former?.picture_id) await releasePicture(container, former.picture_id)
}
