import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type LookAtInvitation, STAFF } from "../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../errors"
import type { StaffService } from "../../../modules/staff/service"

/** What a link invites to, for whoever holds it. */
export const POST = async (req: MedusaRequest<LookAtInvitation>, res: MedusaResponse) => {
  const { token } = req.validatedBody
  const invitation = await req.scope.resolve<StaffService>(STAFF).findInvitation(token)
  if (!invitation) throw new HttpError(BACK_OFFICE_ERRORS.invitation_over)
  res.json({ email: invitation.email, role: invitation.role })
}
