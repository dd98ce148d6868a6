import { randomUUID } from "node:crypto"
import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ContactMessage, MESSAGE_SENT } from "../../../contract"
import { CONTACT_MESSAGE } from "../../../mails/to-owner"
import { queueMail } from "../../../workflows/queue-mail"

export const POST = async (req: MedusaRequest<ContactMessage>, res: MedusaResponse) => {
  requireWithinLimit(
    await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).contact(req.ip ?? "", req.validatedBody.email),
  )
  await queueMail(req.scope, CONTACT_MESSAGE, {
    id: `contact-message:${randomUUID()}`,
    payload: req.validatedBody,
  })
  res.status(202).json({ message: MESSAGE_SENT })
}
