import { announceAdministrator, prepareAdministrator } from "@haat/accounts/workflows/create-administrator"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils"
import { diff } from "../audit-log/diff"
import { type AcceptInvitation, AUDIT_LOG, STAFF } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { AuditLogService } from "../modules/audit-log/service"
import type { StaffService } from "../modules/staff/service"

/**
 * Creates an administrator with the role of an invitation, in one transaction. As there is no session yet, the audit
 * log names the new administrator as the actor.
 * @throws HttpError 404 when the invitation ended, 409 when the username is taken or its address has become a user's by
 * other means
 */
export async function acceptInvitation(
  container: MedusaContainer,
  { token, ...person }: AcceptInvitation,
): Promise<void> {
  const staff = container.resolve<StaffService>(STAFF)
  const invited = await staff.findInvitation(token)
  if (!invited) throw new HttpError(BACK_OFFICE_ERRORS.invitation_over)
  const [known] = await container.resolve(Modules.USER).listUsers({ email: invited.email })
  if (known) throw new HttpError(BACK_OFFICE_ERRORS.works_here)
  const writeAdministrator = await prepareAdministrator(container, { ...person, email: invited.email })
  const user_id = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const taken = await staff.consumeInvitation(trx, token)
    if (!taken) throw new HttpError(BACK_OFFICE_ERRORS.invitation_over)
    const { id: invitation, email, role } = taken
    const { username } = person
    const user_id = await writeAdministrator(trx)
    await staff.appoint(user_id, role, trx)
    const entry = { id: generateEntityId(undefined, "audit"), user_id, who: username, role, resource: "staff" }
    const { changes } = diff(undefined, { username, invitation, email, role })
    await container
      .resolve<AuditLogService>(AUDIT_LOG)
      .record({ ...entry, action: "invitation-accepted", subject_id: user_id, subject: username }, changes, trx)
    return user_id
  })
  await announceAdministrator(container, user_id)
}
