import { readPhoto } from "@haat/checkout/queries/return-photos"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { sendPicture } from "@haat/sdk/server/send-picture"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  sendPicture(res, await readPhoto(databaseOf(req), req.params.id), RETURN_ERRORS.no_such_photo)
}
