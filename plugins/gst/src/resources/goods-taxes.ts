import { SaveGoodsTax } from "@haat/catalog/contract"
import { auditedHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { resolveGst } from "../gst-of"

export const GOODS_TAX_RESOURCES = [
  defineResource({
    name: "products",
    tag: "Back office: products",
    routes: {
      "GET /back-office/products/:id/tax": staffRoute(
        "products.read",
        "What a product is taxed as",
        {},
        replyHandler((req) => resolveGst(req.scope).productTax(req.params.id)),
      ),
      "PUT /back-office/products/:id/tax": staffRoute(
        "products.edit",
        "Says what a product is taxed as",
        {
          body: SaveGoodsTax,
          audit: "given",
          description: "What is null is the category's.",
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<SaveGoodsTax>, details) => {
          const gst = resolveGst(req.scope)
          const before = await gst.productTax(req.params.id)
          const after = await gst.saveProductTax(req.params.id, req.validatedBody)
          Object.assign(details, { before: before.own, after: after.own })
          return after
        }),
      ),
    },
  }),
  defineResource({
    name: "categories",
    tag: "Back office: categories",
    routes: {
      "GET /back-office/categories/:id/tax": staffRoute(
        "categories.read",
        "What a category's products are taxed as",
        {},
        replyHandler((req) => resolveGst(req.scope).categoryTax(req.params.id)),
      ),
      "PUT /back-office/categories/:id/tax": staffRoute(
        "categories.edit",
        "Says what a category's products are taxed as",
        {
          body: SaveGoodsTax,
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<SaveGoodsTax>, details) => {
          const gst = resolveGst(req.scope)
          const before = await gst.categoryTax(req.params.id)
          const after = await gst.saveCategoryTax(req.params.id, req.validatedBody)
          Object.assign(details, { before: before.own, after: after.own })
          return after
        }),
      ),
    },
  }),
]
