import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AcceptInvitation } from "../../../../contract"
import { acceptInvitation } from "../../../../workflows/accept-invitation"

export const POST = async (req: MedusaRequest<AcceptInvitation>, res: MedusaResponse) => {
  const person = req.validatedBody
  await acceptInvitation(req.scope, person)
  res.status(201).json({ username: person.username })
}
