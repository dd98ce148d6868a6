import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SUBSCRIBED, type Subscribe } from "../../../contract"
import { subscribeWorkflow } from "../../../workflows/subscribe"
import { refuseAttempt } from "../../refuse-attempt"

export const POST = async (req: MedusaRequest<Subscribe>, res: MedusaResponse) => {
  const wait = await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).subscribe(req.ip ?? "")
  if (wait) return refuseAttempt(res, wait)
  await subscribeWorkflow(req.scope).run({ input: req.validatedBody })
  res.status(201).json({ message: SUBSCRIBED })
}
