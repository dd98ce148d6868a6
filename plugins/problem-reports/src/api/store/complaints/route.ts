import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Complain } from "../../../complaints"
import { complain } from "../../../workflows/complain"

export const POST = async (req: MedusaRequest<Complain>, res: MedusaResponse) => {
  const { auth_context } = req as Partial<AuthenticatedMedusaRequest>
  const customer_id = (auth_context?.actor_type === "customer" && auth_context.actor_id) || null
  const { email } = req.validatedBody
  requireWithinLimit(await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).contact(req.ip ?? "", email))
  const { number } = await complain(req.scope, { ...req.validatedBody, customer_id })
  res.status(201).json({ complaint: { number } })
}
