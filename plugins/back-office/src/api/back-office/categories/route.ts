import { SaveCategory } from "@haat/catalog/contract"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { answerList } from "../../../dialect/answer-list"
import { answering } from "../../../dialect/answering"
import { readListQuery } from "../../../dialect/list-query"
import { readBody } from "../../../dialect/read-body"
import { CATEGORY_LIST, listCategories } from "../../../reading/list-categories"

export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, CATEGORY_LIST)
  const { categories, count } = await listCategories(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  answerList(res, "categories", categories, query.skip, count)
})

export const POST = answering(async (req, res) => {
  const { name } = readBody(SaveCategory, req.body)
  const { result } = await saveCategoryWorkflow(req.scope).run({ input: { name } })
  res.status(201).json(result)
})
