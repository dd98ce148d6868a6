import type { NewFaq } from "@haat/faqs/contract"
import { createFaqsWorkflow } from "@haat/faqs/workflows/create-faqs"
import type { MedusaRequest } from "@medusajs/framework/http"
import { FAQS } from "../../../queries/list-faqs"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("faqs", FAQS, FAQS.page)

export const POST = change(async (req: MedusaRequest<NewFaq>) => {
  const faq = req.validatedBody
  const { result } = await createFaqsWorkflow(req.scope).run({ input: { faqs: [faq] } })
  return result[0]
})
