import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { findCustomer } from "../../../../reading/list-customers"

export const GET = answering(async (req, res) => {
  const customer = await findCustomer(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!customer) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such customer")
  res.json(customer)
})
