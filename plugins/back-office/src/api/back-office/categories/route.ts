import type { SaveCategory } from "@haat/catalog/contract"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { CATEGORY_LIST, listCategories } from "../../../reading/list-categories"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, CATEGORY_LIST)
  const { categories, count } = await listCategories(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "categories", categories, query.skip, count)
}

export const POST = change(async (req: MedusaRequest<SaveCategory>) => {
  const input = req.validatedBody
  const { result } = await saveCategoryWorkflow(req.scope).run({ input })
  return result
})
