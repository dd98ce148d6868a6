import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type FAQ_REFUSALS, MAX_FAQS, type NewFaq } from "../../contract"
import { FAQS } from "../../modules/faqs"
import type FaqsService from "../../modules/faqs/service"

const CODE: keyof typeof FAQ_REFUSALS = "too_many_faqs"

export const createFaqsStep = createStep(
  "faqs-create",
  async (input: { faqs: NewFaq[] }, { container }) => {
    const faqs = await container.resolve<FaqsService>(FAQS).append(input.faqs)
    if (!faqs) {
      const sentence = `There can be at most ${MAX_FAQS} questions. Please delete one first`
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, CODE)
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
