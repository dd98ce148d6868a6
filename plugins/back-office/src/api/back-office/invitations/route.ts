import type { MedusaRequest } from "@medusajs/framework/http"
import type { NewInvitation } from "../../../contract"
import { INVITATIONS } from "../../../queries/list-invitations"
import { inviteStaffWorkflow } from "../../../workflows/invite-staff"
import { change } from "../../change"
import { administratorOf } from "../../guard"
import { list } from "../../resource"

export const GET = list("invitations", INVITATIONS, INVITATIONS.page)

export const POST = change(async (req: MedusaRequest<NewInvitation>) => {
  const invitation = req.validatedBody
  const { name: invited_by } = administratorOf(req)
  const { result } = await inviteStaffWorkflow(req.scope).run({ input: { ...invitation, invited_by } })
  return result
})
