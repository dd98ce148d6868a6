import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { ForgotPassword } from "../contract"
import { PASSWORDS } from "../modules/passwords"
import type { OfferedReset, PasswordsService } from "../modules/passwords/service"

/** Nothing to undo: a token that nobody is told of ends by itself. */
const offerResetStep = createStep("accounts-offer-reset", async ({ email }: ForgotPassword, { container }) => {
  const offered = await container.resolve<PasswordsService>(PASSWORDS).offerReset(email)
  return new StepResponse<OfferedReset[]>(offered)
})

/** Makes a link for each account of this address and tells the mail of it; does nothing for an unknown one. */
export const offerPasswordResetWorkflow = createWorkflow("accounts-offer-password-reset", (input: ForgotPassword) => {
  const offered = offerResetStep(input)
  emitEventStep({
    eventName: "auth.password_reset",
    data: transform({ input, offered }, ({ input, offered }) =>
      offered.map(({ actor_type, token }) => ({ entity_id: input.email, actor_type, token, metadata: {} })),
    ),
    options: { internal: true },
  })
  return new WorkflowResponse(undefined)
})
