import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findSubscriber } from "../../../../queries/list-subscribers"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const subscriber = await findSubscriber(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!subscriber) throw new HttpError(BACK_OFFICE_ERRORS.no_such_subscriber)
  res.json(subscriber)
}
