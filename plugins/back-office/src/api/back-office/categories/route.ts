import type { SaveCategory } from "@haat/catalog/contract"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import type { MedusaRequest } from "@medusajs/framework/http"
import { CATEGORIES } from "../../../queries/list-categories"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("categories", CATEGORIES, CATEGORIES.page)

export const POST = change(async (req: MedusaRequest<SaveCategory>) => {
  const input = req.validatedBody
  const { result } = await saveCategoryWorkflow(req.scope).run({ input })
  return result
})
