import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { NewAddress, ReplaceAddresses } from "../../../contract"
import { createAddress, replaceAddresses } from "../../../workflows/addresses"
import { listAddresses } from "../../list-addresses"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  res.json({ addresses: await listAddresses(req.scope, req.auth_context.actor_id) })
}

export const POST = async (req: AuthenticatedMedusaRequest<NewAddress>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const input = { customer_id, address: req.validatedBody }
  const address = await createAddress(req.scope, input)
  res.status(201).json({ address, addresses: await listAddresses(req.scope, customer_id) })
}

export const PUT = async (req: AuthenticatedMedusaRequest<ReplaceAddresses>, res: MedusaResponse) => {
  const input = { ...req.validatedBody, customer_id: req.auth_context.actor_id }
  const addresses = await replaceAddresses(req.scope, input)
  res.json({ addresses })
}
