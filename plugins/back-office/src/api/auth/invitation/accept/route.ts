import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { AcceptInvitation } from "../../../../contract"
import { readBody } from "../../../../dialect/read-body"
import { acceptInvitationWorkflow } from "../../../../workflows/accept-invitation"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const person = readBody(AcceptInvitation, req.body)
  await acceptInvitationWorkflow(req.scope).run({ input: person })
  res.status(201).json({ username: person.username })
}
