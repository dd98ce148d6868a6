import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { REMOVE_SECOND_FACTOR, SECURITY_NOTICE } from "../contract"
import { removeSecondFactorStep } from "./steps/remove-second-factor"

/** Switches the second factor of a member of staff off; the contract tells what follows from it. */
export const removeSecondFactorWorkflow = createWorkflow(REMOVE_SECOND_FACTOR, (input: { user_id: string }) => {
  const notices = removeSecondFactorStep(input)
  emitEventStep({ eventName: SECURITY_NOTICE, data: notices })
  return new WorkflowResponse(notices)
})
