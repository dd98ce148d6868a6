import { RenameCategory } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { deleteCategoryWorkflow } from "@haat/catalog/workflows/delete-category"
import { saveCategoryWorkflow } from "@haat/catalog/workflows/save-category"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { readBody } from "../../../../dialect/read-body"
import { text } from "../../../../dialect/text"
import { findCategory } from "../../../../queries/list-categories"
import { setAuditDetails } from "../../../audit-changes"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const category = await findCategory(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!category) throw new HttpError(CATALOG_ERRORS.no_such_category)
  res.json(category)
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse) => {
  const input = readBody(RenameCategory, req.body)
  const { result } = await saveCategoryWorkflow(req.scope).run({ input: { id: req.params.id, ...input } })
  res.json(result)
}

/** `products_to` is the id of the category that its products go into before, `was` the name that was read. */
const DeleteCategory = z.object({ products_to: text(100).min(1).optional(), was: text(100).optional() })

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  const { products_to, was } = readBody(DeleteCategory, req.query)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { result } = await deleteCategoryWorkflow(req.scope).run({ input: { id: req.params.id, products_to, was } })
  if (products_to !== undefined) {
    const target = await findCategory(db, products_to)
    setAuditDetails(req, {
      after: { products_to: `${target?.name} (${products_to})`, products: result.moved.length },
      parts: result.moved.map((product) => ({
        ...product,
        before: { category: result.category.name },
        after: { category: target?.name },
      })),
    })
  }
  res.json({ id: req.params.id })
}
