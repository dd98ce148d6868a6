import type { Role } from "@haat/sdk/roles"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { deleteUsersWorkflow } from "@medusajs/medusa/core-flows"
import { STAFF } from "../contract"
import type { StaffService } from "../modules/staff/service"

type Dismissal = { user_id: string }

const takeRoleStep = createStep(
  "back-office-take-role",
  async ({ user_id }: Dismissal, { container }) => {
    const role = await container.resolve<StaffService>(STAFF).dismiss(user_id)
    return new StepResponse(user_id, { user_id, role })
  },
  async (taken: { user_id: string; role?: Role } | undefined, { container }) => {
    if (taken?.role) await container.resolve<StaffService>(STAFF).appoint(taken.user_id, taken.role)
  },
)

/** The last step, as a password cannot be restored: every session ends with it, and the username is free again. */
const deleteSignInStep = createStep(
  { name: "back-office-delete-sign-in", noCompensation: true },
  async ({ user_id }: Dismissal, { container }) => {
    const auth = container.resolve(Modules.AUTH)
    const identities = await auth.listAuthIdentities({ app_metadata: { user_id } })
    if (identities.length) await auth.deleteAuthIdentities(identities.map(({ id }) => id))
    return new StepResponse(user_id)
  },
)

/** Lets somebody go: role, user and sign-in. @throws HttpError 409 last_owner */
export const dismissStaffWorkflow = createWorkflow("back-office-dismiss-staff", (input: Dismissal) => {
  takeRoleStep(input)
  deleteUsersWorkflow.runAsStep({ input: transform(input, ({ user_id }) => ({ ids: [user_id] })) })
  return new WorkflowResponse(deleteSignInStep(input))
})
