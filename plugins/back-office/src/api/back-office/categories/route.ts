import { SaveCategory } from "@haat/catalog/contract"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { readBody } from "../../../dialect/read-body"
import { CATEGORY_LIST, listCategories } from "../../../queries/list-categories"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, CATEGORY_LIST)
  const { categories, count } = await listCategories(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "categories", categories, query.skip, count)
}

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const input = readBody(SaveCategory, req.body)
  const { result } = await saveCategoryWorkflow(req.scope).run({ input })
  res.status(201).json(result)
}
