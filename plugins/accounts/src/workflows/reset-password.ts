import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { SECURITY_NOTICE } from "../contract"
import { securityNotice } from "../security-notice"
import { changePasswordStep } from "./steps/change-password"
import { findAddresseeStep } from "./steps/find-addressee"
import { takeResetStep } from "./steps/take-reset"

/**
 * Sets a new password with the token of a mail, which works once. All sessions that were opened with the old password
 * are over, and a mail says that it was changed.
 * @returns the username
 * @throws HttpError 400 when the token was used, replaced by a newer one, or is too old
 */
export const resetPasswordWorkflow = createWorkflow(
  "accounts-reset-password",
  (input: { token: string; new_password: string }) => {
    const auth_identity_id = takeResetStep(input)
    const addressee = findAddresseeStep({ auth_identity_id })
    const username = changePasswordStep({ auth_identity_id, new_password: input.new_password })
    emitEventStep({
      eventName: SECURITY_NOTICE,
      data: transform({ addressee }, ({ addressee }) =>
        addressee.map((who) => securityNotice({ what: "password-changed", ...who })),
      ),
    })
    return new WorkflowResponse(username)
  },
)
