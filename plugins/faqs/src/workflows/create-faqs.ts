import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type Faq, MAX_FAQS, type NewFaq } from "../contract"
import { FAQ_ERRORS } from "../errors"
import { FAQS } from "../modules/faqs"
import type FaqsService from "../modules/faqs/service"

/** Adds questions after the others, all or none. HttpError `too_many_faqs` when there would be more than MAX_FAQS. */
export async function createFaqs(container: MedusaContainer, faqs: NewFaq[]): Promise<Faq[]> {
  const added = await container.resolve<FaqsService>(FAQS).append(faqs)
  if (!added) throw new HttpError(FAQ_ERRORS.too_many_faqs, { most: MAX_FAQS })
  return added
}
