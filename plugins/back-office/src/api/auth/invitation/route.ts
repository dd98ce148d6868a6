import { MedusaError } from "@medusajs/framework/utils"
import { INVITATION_OVER, LookAtInvitation, STAFF } from "../../../contract"
import { answering } from "../../../dialect/answering"
import { readBody } from "../../../dialect/read-body"
import type { StaffService } from "../../../modules/staff/service"

/** What a link invites to, for whoever holds it. */
export const POST = answering(async (req, res) => {
  const { token } = readBody(LookAtInvitation, req.body)
  const invitation = await req.scope.resolve<StaffService>(STAFF).findInvitation(token)
  if (!invitation) throw new MedusaError(MedusaError.Types.NOT_FOUND, INVITATION_OVER)
  res.json({ email: invitation.email, role: invitation.role })
})
