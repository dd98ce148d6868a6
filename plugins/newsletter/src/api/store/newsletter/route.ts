import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SUBSCRIBED, type SubscribeHere } from "../../../contract"
import { subscribe } from "../../../workflows/subscribe"

export const POST = async (req: MedusaRequest<SubscribeHere>, res: MedusaResponse) => {
  requireWithinLimit(
    await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).subscribe(req.ip ?? "", req.validatedBody.email),
  )
  await subscribe(req.scope, req.validatedBody)
  res.status(201).json({ message: SUBSCRIBED })
}
