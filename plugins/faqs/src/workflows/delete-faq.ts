import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { FAQ_ERRORS } from "../errors"
import { FAQS } from "../modules/faqs"
import type FaqsService from "../modules/faqs/service"

const deleteFaqStep = createStep(
  "faqs-delete",
  async ({ id }: { id: string }, { container }) => {
    const faq = await container.resolve<FaqsService>(FAQS).take(id)
    if (!faq) throw new HttpError(FAQ_ERRORS.no_such_faq)
    return new StepResponse(faq, faq)
  },
  async (faq, { container }) => {
    if (faq) await container.resolve<FaqsService>(FAQS).createFaqs(faq)
  },
)

/** HttpError 404 when there is no such question. */
export const deleteFaqWorkflow = createWorkflow("faqs-delete", (input: { id: string }) => {
  return new WorkflowResponse(deleteFaqStep(input))
})
