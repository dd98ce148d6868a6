import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { FAQ_ERRORS } from "../errors"
import { FAQS } from "../modules/faqs"
import type FaqsService from "../modules/faqs/service"

/** HttpError 404 when there is no such question. */
export async function deleteFaq(container: MedusaContainer, id: string): Promise<void> {
  if (!(await container.resolve<FaqsService>(FAQS).take(id))) throw new HttpError(FAQ_ERRORS.no_such_faq)
}
