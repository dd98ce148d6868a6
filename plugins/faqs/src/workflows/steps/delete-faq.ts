import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FAQS } from "../../modules/faqs"
import type FaqsService from "../../modules/faqs/service"

export const deleteFaqStep = createStep(
  "faqs-delete",
  async ({ id }: { id: string }, { container }) => {
    const faq = await container.resolve<FaqsService>(FAQS).take(id)
    if (!faq) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such question")
    return new StepResponse(faq, faq)
  },
  async (faq, { container }) => {
    if (faq) await container.resolve<FaqsService>(FAQS).createFaqs(faq)
  },
)
