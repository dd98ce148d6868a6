import { USERNAME_TAKEN } from "@haat/accounts/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { AcceptInvitation } from "../../../../contract"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { acceptInvitationWorkflow } from "../../../../workflows/accept-invitation"

export const POST = answering(async (req, res) => {
  const person = readBody(AcceptInvitation, req.body)
  try {
    await acceptInvitationWorkflow(req.scope).run({ input: person })
  } catch (error) {
    const { type, message } = error as Partial<MedusaError>
    if (type !== MedusaError.Types.DUPLICATE_ERROR || message !== USERNAME_TAKEN) throw error
    return void res.status(409).json({ message, errors: { username: message } })
  }
  res.status(201).json({ username: person.username })
})
