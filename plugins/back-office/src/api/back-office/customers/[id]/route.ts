import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { findCustomer } from "../../../../queries/list-customers"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const customer = await findCustomer(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!customer) throw new HttpError(BACK_OFFICE_ERRORS.no_such_customer)
  res.json(customer)
}
