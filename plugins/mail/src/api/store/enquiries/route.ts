import { randomUUID } from "node:crypto"
import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type Enquiry, MESSAGE_SENT } from "../../../contract"
import { ENQUIRY } from "../../../mails/to-owner"
import { queueMail } from "../../../workflows/queue-mail"

/** Counts together with messages from the contact page: both fill the owner's mailbox. */
export const POST = async (req: MedusaRequest<Enquiry>, res: MedusaResponse) => {
  requireWithinLimit(
    await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).contact(req.ip ?? "", req.validatedBody.email),
  )
  await queueMail(req.scope, ENQUIRY, { id: `enquiry:${randomUUID()}`, payload: req.validatedBody })
  res.status(202).json({ message: MESSAGE_SENT })
}
