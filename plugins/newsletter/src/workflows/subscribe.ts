import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { Subscribe } from "../contract"
import { addSubscriberStep } from "./steps/add-subscriber"

/** HttpError 400 with NOT_SUBSCRIBED when the address is there already, whatever its case. */
export const subscribeWorkflow = createWorkflow("newsletter-subscribe", (input: Subscribe) => {
  return new WorkflowResponse(addSubscriberStep(input))
})
