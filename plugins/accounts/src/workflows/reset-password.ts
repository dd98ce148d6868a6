import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { changePasswordStep } from "./steps/change-password"
import { takeResetStep } from "./steps/take-reset"

/**
 * Sets a new password with the token of a mail, which works once. All sessions that were opened with the old password
 * are over.
 * @returns the username
 * @throws INVALID_DATA when the token was used, replaced by a newer one, or is too old
 */
export const resetPasswordWorkflow = createWorkflow(
  "accounts-reset-password",
  (input: { token: string; new_password: string }) => {
    const auth_identity_id = takeResetStep(input)
    return new WorkflowResponse(changePasswordStep({ auth_identity_id, new_password: input.new_password }))
  },
)
