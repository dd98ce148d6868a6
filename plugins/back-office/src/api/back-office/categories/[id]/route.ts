import { SaveCategory } from "@haat/catalog/contract"
import { deleteCategoryWorkflow } from "@haat/catalog/workflows/delete-category"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readBody } from "../../../../dialect/read-body"
import { findCategory } from "../../../../reading/list-categories"

export const GET = answering(async (req, res) => {
  const category = await findCategory(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!category) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such category")
  res.json(category)
})

export const PUT = answering(async (req, res) => {
  const { name } = readBody(SaveCategory, req.body)
  const { result } = await saveCategoryWorkflow(req.scope).run({ input: { id: req.params.id, name } })
  res.json(result)
})

export const DELETE = answering(async (req, res) => {
  await deleteCategoryWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
})
