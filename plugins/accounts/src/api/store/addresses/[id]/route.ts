import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { NewAddress } from "../../../../contract"
import { deleteAddress, updateAddress } from "../../../../workflows/addresses"
import { listAddresses } from "../../../list-addresses"

export const POST = async (req: AuthenticatedMedusaRequest<NewAddress>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const input = { customer_id, id: req.params.id, address: req.validatedBody }
  const address = await updateAddress(req.scope, input)
  res.json({ address, addresses: await listAddresses(req.scope, customer_id) })
}

export const DELETE = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  await deleteAddress(req.scope, { customer_id, id: req.params.id })
  res.json({ addresses: await listAddresses(req.scope, customer_id) })
}
