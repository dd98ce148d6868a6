import { CATALOG, MAX_PICTURE_BYTES, type PictureRenderer } from "@haat/catalog/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import { readBytes } from "@haat/sdk/server/read-json"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { insertPhoto } from "../../../queries/return-photos"
import { RETURN_ERRORS } from "../../../return-errors"

/** Takes the picture as the body. An image content type cannot be sent by a form of another site (CSRF). */
export const POST = async (req: ShopperRequest, res: MedusaResponse) => {
  if (!req.is("image/*")) throw new HttpError(RETURN_ERRORS.photo_expected)
  const bytes = await readBytes(req, MAX_PICTURE_BYTES)
  if (!bytes) throw new HttpError(RETURN_ERRORS.photo_too_large, { megabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
  const content = await req.scope.resolve<PictureRenderer>(CATALOG).renderPicture(bytes)
  const id = generateEntityId("", "rphoto")
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await insertPhoto(db, { id, customer_id: req.auth_context.actor_id, content })
  res.status(201).json({ photo: { id } })
}
