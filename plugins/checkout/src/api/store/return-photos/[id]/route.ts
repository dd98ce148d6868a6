import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import { sendPicture } from "@haat/sdk/server/send-picture"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readPhoto } from "../../../../queries/return-photos"
import { RETURN_ERRORS } from "../../../../return-errors"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  sendPicture(res, await readPhoto(db, req.params.id, req.auth_context.actor_id), RETURN_ERRORS.no_such_photo)
}
