import { createAdministratorWorkflow } from "@haat/accounts/workflows/create-administrator"
import type { Role } from "@haat/sdk/roles"
import { HttpError } from "@haat/sdk/server/http-error"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { diff } from "../audit-log/diff"
import { type AcceptInvitation, AUDIT_LOG, STAFF } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { AuditLogService } from "../modules/audit-log/service"
import type { StaffService } from "../modules/staff/service"
import { appointStaffWorkflow } from "./appoint-staff"

const takeInvitationStep = createStep(
  "back-office-take-invitation",
  async ({ token }: AcceptInvitation, { container }) => {
    const staff = container.resolve<StaffService>(STAFF)
    const taken = await staff.takeInvitation(token)
    if (!taken) throw new HttpError(BACK_OFFICE_ERRORS.invitation_over)
    return new StepResponse(taken, taken)
  },
  async (taken, { container }) => {
    if (taken) await container.resolve<StaffService>(STAFF).putBackInvitation(taken)
  },
)

/** Rejects an address that has become a user's by other means since the invitation. */
const requireFreeAddressStep = createStep(
  "back-office-require-free-address",
  async ({ email }: { email: string }, { container }) => {
    const [known] = await container.resolve(Modules.USER).listUsers({ email })
    if (known) throw new HttpError(BACK_OFFICE_ERRORS.works_here)
    return new StepResponse(email)
  },
)

type Arrival = { username: string; invitation: string; email: string; role: Role; user_id: string }

/** There is no session yet that the back office's own audit log could name: the new administrator is who did it. */
const writeAuditLogStep = createStep(
  "back-office-write-audit-log-of-arrival",
  async ({ user_id, ...arrival }: Arrival, { container }) => {
    const auditLog = container.resolve<AuditLogService>(AUDIT_LOG)
    const { username, role } = arrival
    const { changes, cut } = diff(undefined, arrival)
    const subject = { subject_id: user_id, subject: username }
    const entry = await auditLog.open({
      ...subject,
      user_id,
      who: username,
      role,
      resource: "staff",
      action: "invitation-accepted",
    })
    await auditLog.close(entry, { ...subject, changes, cut })
    return new StepResponse(entry, entry)
  },
  async (entry, { container }) => {
    if (entry) await container.resolve<AuditLogService>(AUDIT_LOG).drop(entry)
  },
)

/**
 * Makes the holder of an invitation's link an administrator, with the role it was for.
 * @throws HttpError 404 when the invitation ended, 409 when the username is taken
 */
export const acceptInvitationWorkflow = createWorkflow("back-office-accept-invitation", (input: AcceptInvitation) => {
  const taken = takeInvitationStep(input)
  requireFreeAddressStep(taken)
  const user_id = createAdministratorWorkflow.runAsStep({
    input: transform({ input, taken }, ({ input: { token: _, ...person }, taken }) => ({
      ...person,
      email: taken.email,
    })),
  })
  appointStaffWorkflow.runAsStep({
    input: transform({ user_id, taken }, ({ user_id, taken }) => ({ user_id, role: taken.role })),
  })
  writeAuditLogStep(
    transform({ input, taken, user_id }, ({ input: { username }, taken: { id, email, role }, user_id }) => ({
      username,
      invitation: id,
      email,
      role,
      user_id,
    })),
  )
  return new WorkflowResponse(user_id)
})
