import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { MAX_FAQS, type NewFaq } from "../contract"
import { FAQ_ERRORS } from "../errors"
import { FAQS } from "../modules/faqs"
import type FaqsService from "../modules/faqs/service"

const createFaqsStep = createStep(
  "faqs-create",
  async (input: { faqs: NewFaq[] }, { container }) => {
    const faqs = await container.resolve<FaqsService>(FAQS).append(input.faqs)
    if (!faqs) {
      throw new HttpError(FAQ_ERRORS.too_many_faqs, { most: MAX_FAQS })
    }
    return new StepResponse(
      faqs,
      faqs.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<FaqsService>(FAQS).deleteFaqs(ids)
  },
)

/** Adds questions after the others, all or none. HttpError `too_many_faqs` when there would be more than MAX_FAQS. */
export const createFaqsWorkflow = createWorkflow("faqs-create", (input: { faqs: NewFaq[] }) => {
  return new WorkflowResponse(createFaqsStep(input))
})
