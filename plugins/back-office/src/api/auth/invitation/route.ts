import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type LookAtInvitation, STAFF } from "../../../contract"
import { BACK_OFFICE_ERRORS } from "../../../errors"
import type { StaffService } from "../../../modules/staff/service"

/** Responds with the invitation of a link, to any holder of the link. */
export const POST = async (req: MedusaRequest<LookAtInvitation>, res: MedusaResponse) => {
  const { token } = req.validatedBody
  const invitation = await req.scope.resolve<StaffService>(STAFF).findInvitation(token)
  if (!invitation) throw new HttpError(BACK_OFFICE_ERRORS.invitation_over)
  res.json({ email: invitation.email, role: invitation.role })
}
