import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AcceptInvitation } from "../../../../contract"
import { acceptInvitationWorkflow } from "../../../../workflows/accept-invitation"

export const POST = async (req: MedusaRequest<AcceptInvitation>, res: MedusaResponse) => {
  const person = req.validatedBody
  await acceptInvitationWorkflow(req.scope).run({ input: person })
  res.status(201).json({ username: person.username })
}
