import type { NewFaq } from "@haat/faqs/contract"
import { createFaqsWorkflow } from "@haat/faqs/workflows/create-faqs"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { FAQ_LIST, listFaqs } from "../../../reading/list-faqs"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, FAQ_LIST)
  const { rows, count } = await listFaqs(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "faqs", rows, query.skip, count)
}

export const POST = change(async (req: MedusaRequest<NewFaq>) => {
  const faq = req.validatedBody
  const { result } = await createFaqsWorkflow(req.scope).run({ input: { faqs: [faq] } })
  return result[0]
})
