import { randomUUID } from "node:crypto"
import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { refuseAttempt } from "@haat/http/refuse-attempt"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ContactMessage, MESSAGE_SENT } from "../../../contract"
import { queueMailWorkflow } from "../../../workflows/queue-mail"

export const POST = async (req: MedusaRequest<ContactMessage>, res: MedusaResponse) => {
  const wait = await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).contact(req.ip ?? "", req.validatedBody.email)
  if (wait) return refuseAttempt(res, wait)
  await queueMailWorkflow(req.scope).run({
    input: { id: `contact-message:${randomUUID()}`, kind: "contact-message", payload: req.validatedBody },
  })
  res.status(202).json({ message: MESSAGE_SENT })
}
