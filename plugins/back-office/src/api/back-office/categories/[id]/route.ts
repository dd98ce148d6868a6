import type { RenameCategory } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { deleteCategoryWorkflow } from "@haat/catalog/workflows/delete-category"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { readBody } from "../../../../dialect/read-body"
import { text } from "../../../../dialect/text"
import { CATEGORIES } from "../../../../queries/list-categories"
import { change } from "../../../change"
import { databaseOf, findOne, one } from "../../../resource"

export const GET = one(findOne(CATEGORIES.find, CATALOG_ERRORS.no_such_category))

export const PUT = change(async (req: MedusaRequest<RenameCategory>) => {
  const input = req.validatedBody
  const { result } = await saveCategoryWorkflow(req.scope).run({ input: { id: req.params.id, ...input } })
  return result
})

/** `products_to` is the id of the category that its products go into before, `was` the name that was read. */
const DeleteCategory = z.object({ products_to: text(100).min(1).optional(), was: text(100).optional() })

export const DELETE = change(async (req, details) => {
  const { products_to, was } = readBody(DeleteCategory, req.query)
  const db = databaseOf(req)
  const { result } = await deleteCategoryWorkflow(req.scope).run({ input: { id: req.params.id, products_to, was } })
  if (products_to !== undefined) {
    const target = await CATEGORIES.find(db, products_to)
    Object.assign(details, {
      after: { products_to: `${target?.name} (${products_to})`, products: result.moved.length },
      parts: result.moved.map((product) => ({
        ...product,
        before: { category: result.category.name },
        after: { category: target?.name },
      })),
    })
  }
  return { id: req.params.id }
})
