import type { GiveCredit } from "@haat/checkout/contract"
import { giveCredit } from "@haat/checkout/workflows/give-credit"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { BACK_OFFICE_ERRORS } from "../../../../../errors"
import { findCustomer } from "../../../../../queries/list-customers"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<GiveCredit>, details) => {
  const customer = await findCustomer(databaseOf(req), req.params.id)
  if (!customer) throw new HttpError(BACK_OFFICE_ERRORS.no_such_customer)
  const { amount, reason } = req.validatedBody
  const given_by = administratorOf(req).name
  const { credit, given } = await giveCredit(req.scope, { ...req.validatedBody, customer_id: customer.id, given_by })
  const after = { store_credit: { amount, reason, balance: credit.balance } }
  Object.assign(details, given ? { subject: customer.name || customer.email, before: {}, after } : { unchanged: true })
  return credit
})
