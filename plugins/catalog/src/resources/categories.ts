import {
  auditedHandler,
  findRecord,
  listHandler,
  replyHandler,
  resolveDatabase,
} from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { text } from "@haat/sdk/server/back-office/text"
import { HttpError } from "@haat/sdk/server/http-error"
import { readBody } from "@haat/sdk/server/parse-input"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { RenameCategory, SaveCategory, SaveSizeChart, type SizeChart } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { catalogOf } from "../queries/catalog"
import { CATEGORIES } from "../queries/list-categories"
import { deleteCategory } from "../workflows/delete-category"
import { saveCategory } from "../workflows/save-category"
import { saveSizeChart } from "../workflows/save-size-chart"

/** `products_to` is the id of the category that its products move to first, `was` the name that was read. */
const DeleteCategory = z.object({ products_to: text(100).min(1).optional(), was: text(100).optional() })

export const CATEGORY_RESOURCES = [
  defineResource({
    name: "categories",
    tag: "Back office: categories",
    readRecord: CATEGORIES.find,
    routes: {
      "GET /back-office/categories": staffList(
        "categories.read",
        "Categories",
        "q",
        listHandler("categories", CATEGORIES, CATEGORIES.page),
      ),
      "POST /back-office/categories": staffRoute(
        "categories.edit",
        "Adds a category",
        {
          body: SaveCategory,
          status: 201,
          errors: { 409: "The name is taken" },
        },
        auditedHandler((req: MedusaRequest<SaveCategory>) => saveCategory(req.scope, req.validatedBody)),
      ),
      "GET /back-office/categories/:id": staffRoute(
        "categories.read",
        "One category",
        {},
        replyHandler(findRecord(CATEGORIES.find, CATALOG_ERRORS.no_such_category)),
      ),
      "GET /back-office/categories/:id/size-chart": staffRoute(
        "categories.read",
        "The size chart of a category",
        {
          errors: { 404: "There is none" },
        },
        async (req, res) => {
          const chart = await catalogOf(req.scope).findCategorySizeChart(req.params.id)
          if (!chart) throw new HttpError(CATALOG_ERRORS.no_such_category)
          res.json(chart)
        },
      ),
      "PUT /back-office/categories/:id/size-chart": staffRoute(
        "categories.edit",
        "Saves the size chart for a category's products without their own",
        { body: SaveSizeChart, audit: "given", errors: { 404: "There is none" } },
        auditedHandler(async (req: MedusaRequest<SizeChart>, details) => {
          const saved = await saveSizeChart(req.scope, { category_id: req.params.id }, req.validatedBody)
          Object.assign(details, saved)
          return saved.after
        }),
      ),
      "PUT /back-office/categories/:id": staffRoute(
        "categories.edit",
        "Renames a category",
        {
          body: RenameCategory,
          errors: { 404: "There is none", 409: "Renamed meanwhile" },
        },
        auditedHandler((req: MedusaRequest<RenameCategory>) =>
          saveCategory(req.scope, { id: req.params.id, ...req.validatedBody }),
        ),
      ),
      "DELETE /back-office/categories/:id": staffRoute(
        "categories.edit",
        "Deletes a category",
        {
          query: z.object({ products_to: z.string().optional(), was: z.string().optional() }),
          description: "`products_to` is the category that its products move to first.",
          errors: { 404: "There is none", 409: "It still has products, or was renamed meanwhile" },
        },
        auditedHandler(async (req, details) => {
          const { products_to, was } = readBody(DeleteCategory, req.query)
          const db = resolveDatabase(req)
          const { category, moved } = await deleteCategory(req.scope, { id: req.params.id, products_to, was })
          if (products_to !== undefined) {
            const target = await CATEGORIES.find(db, products_to)
            Object.assign(details, {
              after: { products_to: `${target?.name} (${products_to})`, products: moved.length },
              parts: moved.map((product) => ({
                ...product,
                before: { category: category.name },
                after: { category: target?.name },
              })),
            })
          }
          return { id: req.params.id }
        }),
      ),
    },
  }),
]
