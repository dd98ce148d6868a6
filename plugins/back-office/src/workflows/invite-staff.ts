import { announceMail, queueMail } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { type Invitation, type NewInvitation, STAFF } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import { STAFF_INVITATION } from "../mails"
import type { StaffService } from "../modules/staff/service"

type Input = NewInvitation & { invited_by: string }

/** Creates an invitation, and in the same transaction the mail with its link. @throws HttpError 409 works_here */
export async function inviteStaff(
  container: MedusaContainer,
  { invited_by, ...invitation }: Input,
): Promise<Invitation> {
  const { email, role } = invitation
  const [known] = await container.resolve(Modules.USER).listUsers({ email })
  if (known) throw new HttpError(BACK_OFFICE_ERRORS.works_here)
  const invited = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const { invitation: kept, token } = await container.resolve<StaffService>(STAFF).invite(trx, invitation, invited_by)
    await queueMail(trx, STAFF_INVITATION, {
      id: `staff-invitation:${kept.id}`,
      payload: { to: email, role, invited_by, token },
    })
    return kept
  })
  await announceMail(container)
  return invited
}
