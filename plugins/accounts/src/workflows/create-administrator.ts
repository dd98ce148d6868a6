import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createUsersWorkflow, setAuthAppMetadataStep } from "@medusajs/medusa/core-flows"
import { registerUsernameStep } from "./steps/register-username"

export type NewAdministrator = {
  username: string
  password: string
  email: string
  first_name: string
  last_name: string
}

/**
 * Gives someone the back office. No route calls this: administrators are made by seeding or by hand.
 * @throws HttpError 409 when the username is taken
 */
export const createAdministratorWorkflow = createWorkflow(
  "accounts-create-administrator",
  (input: NewAdministrator) => {
    const { auth_identity_id } = registerUsernameStep(input)
    const users = transform(input, ({ email, first_name, last_name }) => [{ email, first_name, last_name }])
    const created = createUsersWorkflow.runAsStep({ input: { users } })
    const user_id = transform(created, ([user]) => user.id)
    setAuthAppMetadataStep({ authIdentityId: auth_identity_id, actorType: "user", value: user_id })
    return new WorkflowResponse(user_id)
  },
)
