import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep, setAuthAppMetadataStep } from "@medusajs/medusa/core-flows"
import type { SignUp } from "../contract"
import { createCustomerStep } from "./steps/create-customer"
import { registerUsernameStep } from "./steps/register-username"

/**
 * Opens a shopper's account: an identity and a customer, or neither. Expects input that passed the contract.
 * @throws HttpError 409 with a sentence when the username or the e-mail address is taken
 */
export const signUpWorkflow = createWorkflow("accounts-sign-up", (input: SignUp) => {
  const customer_id = createCustomerStep(input)
  const { auth_identity_id, password_mark } = registerUsernameStep(input)
  setAuthAppMetadataStep({ authIdentityId: auth_identity_id, actorType: "customer", value: customer_id })
  emitEventStep({ eventName: CustomerWorkflowEvents.CREATED, data: { id: customer_id } })
  return new WorkflowResponse(transform({ auth_identity_id, password_mark, customer_id }, (made) => made))
})
