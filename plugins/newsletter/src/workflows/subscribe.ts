import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { NEWSLETTER_SUBSCRIBED, type SubscribeHere } from "../contract"
import { addSubscriberStep } from "./steps/add-subscriber"

/** HttpError 400 with NOT_SUBSCRIBED when the address is there already, whatever its case. */
export const subscribeWorkflow = createWorkflow("newsletter-subscribe", (input: SubscribeHere) => {
  const { subscriber, event } = addSubscriberStep(input)
  emitEventStep({ eventName: NEWSLETTER_SUBSCRIBED, data: transform(event, (data) => data) })
  return new WorkflowResponse(subscriber)
})
