import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewFaq } from "../contract"
import { createFaqsStep } from "./steps/create-faqs"

/** Adds questions after the others, all or none. HttpError `too_many_faqs` when there would be more than MAX_FAQS. */
export const createFaqsWorkflow = createWorkflow("faqs-create", (input: { faqs: NewFaq[] }) => {
  return new WorkflowResponse(createFaqsStep(input))
})
