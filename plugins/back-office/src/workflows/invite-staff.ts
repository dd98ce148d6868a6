import { queueMailWorkflow } from "@haat/mail/workflows/queue-mail"
import { HttpError } from "@haat/sdk/server/http-error"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type NewInvitation, STAFF } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { StaffService } from "../modules/staff/service"

type Input = NewInvitation & { invited_by: string }

const requireStrangerStep = createStep("back-office-require-stranger", async ({ email }: Input, { container }) => {
  const [known] = await container.resolve(Modules.USER).listUsers({ email })
  if (known) throw new HttpError(BACK_OFFICE_ERRORS.works_here)
  return new StepResponse(email)
})

const inviteStep = createStep(
  "back-office-invite",
  async ({ invited_by, ...invitation }: Input, { container }) => {
    const invited = await container.resolve<StaffService>(STAFF).invite(invitation, invited_by)
    return new StepResponse(invited, invited.invitation.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<StaffService>(STAFF).withdraw(id)
  },
)

/** Creates an invitation and sends its link. @throws HttpError 409 works_here */
export const inviteStaffWorkflow = createWorkflow("back-office-invite-staff", (input: Input) => {
  requireStrangerStep(input)
  const invited = inviteStep(input)
  const mail = transform({ input, invited }, ({ input, invited }) => ({
    id: `staff-invitation:${invited.invitation.id}`,
    kind: "staff-invitation" as const,
    payload: { to: input.email, role: input.role, invited_by: input.invited_by, token: invited.token },
  }))
  queueMailWorkflow.runAsStep({ input: mail })
  return new WorkflowResponse(transform(invited, ({ invitation }) => invitation))
})
