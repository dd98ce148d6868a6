import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { findSubscriber } from "../../../../reading/list-subscribers"

export const GET = answering(async (req, res) => {
  const subscriber = await findSubscriber(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!subscriber) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such subscriber")
  res.json(subscriber)
})
