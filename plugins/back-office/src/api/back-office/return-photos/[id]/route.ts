import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { readPhoto } from "@haat/checkout/queries/return-photos"
import { sendPicture } from "@haat/http/send-picture"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  sendPicture(res, await readPhoto(databaseOf(req), req.params.id), CHECKOUT_ERRORS.no_such_photo)
}
