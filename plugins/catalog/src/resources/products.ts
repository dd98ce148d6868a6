import { once } from "node:events"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { auditRead, toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import { auditedHandler, listHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { readListQuery } from "@haat/sdk/server/back-office/list-query"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { BYTE_ORDER_MARK } from "@haat/sdk/server/csv/write-records"
import { HttpError, isOneOf } from "@haat/sdk/server/http-error"
import { readBody } from "@haat/sdk/server/parse-input"
import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import {
  ChangedShopProduct,
  EditedProduct,
  GOODS_TAXES,
  type GoodsTaxes,
  MAX_BULK,
  type ProductChanged,
  SaveShopProduct,
} from "../contract"
import { headingLine, writeProducts } from "../csv/write-products"
import { CATALOG_ERRORS } from "../errors"
import { readVariantsOf } from "../modules/catalog/queries/product-variants"
import { CATALOG_PERMISSIONS } from "../permissions"
import { catalogOf, PRODUCT_LIST, productFilter } from "../queries/catalog"
import { readProductName } from "../queries/product-name"
import { deleteProduct } from "../workflows/delete-product"
import { saveProduct } from "../workflows/save-product"

const EXPORT_BATCH_SIZE = 200

const MAX_EXPORTED = 100_000

const FILTERS = "q, active, category_id, stock (in, low, out), min_price, max_price"

export const PRODUCT_RESOURCES = [
  defineResource({
    name: "products",
    tag: "Back office: products",
    permissions: CATALOG_PERMISSIONS,
    readRecord: (_, id, scope) => catalogOf(scope).findShopProduct(id),
    readName: readProductName,
    routes: {
      "GET /back-office/products": staffList(
        "products.read",
        "Products",
        FILTERS,
        listHandler("products", PRODUCT_LIST, async (_db, { filter, ids, sort, skip, take }, { scope }) => {
          const page = { ...(await productFilter(scope, filter)), ids, sort, skip, take }
          const { products, count } = await catalogOf(scope).listShopProducts(page)
          return { rows: products, count }
        }),
      ),
      "POST /back-office/products": staffRoute(
        "products.create",
        "Adds a product",
        { body: SaveShopProduct, status: 201 },
        auditedHandler(async (req: MedusaRequest<SaveShopProduct>, details) => {
          const saved = await saveProduct(req.scope, { product: req.validatedBody })
          Object.assign(details, saved)
          return saved.after
        }),
      ),
      "GET /back-office/products/:id": staffRoute("products.read", "One product", {}, async (req, res) => {
        const product = await catalogOf(req.scope).findShopProduct(req.params.id)
        if (!product) throw new HttpError(HTTP_ERRORS.no_such_product)
        res.json(product)
      }),
      "PUT /back-office/products/:id": staffRoute(
        "products.edit",
        "Changes the fields and parts of a product that are sent",
        {
          body: ChangedShopProduct,
          partial: true,
          audit: "given",
          description:
            "All or nothing is saved. `updated_at` is the version that was edited; `active` alone needs none. `tax` " +
            "left null is the category's; `location_id` is the warehouse.",
          errors: { 404: "There is none", 409: "Someone else saved it meanwhile: `current` is the product now" },
        },
        auditedHandler(async (req: MedusaRequest<ChangedShopProduct>, details) => {
          const { id } = req.params
          const { updated_at: version, ...changes } = req.validatedBody
          if (Object.keys(changes).some((field) => field !== "active")) readBody(EditedProduct, req.body)
          const { variants, size_chart, tax, location_id, ...product } = changes
          const parts = { variants, size_chart, tax, location_id }
          try {
            const { before, after, savedParts } = await saveProduct(req.scope, { id, version, product, parts })
            details.before = { ...before, ...savedParts.before }
            details.after = { ...after, ...savedParts.after }
            return after
          } catch (error) {
            const { type } = error as MedusaError
            const changed = isOneOf(error, CATALOG_ERRORS.product_changed)
            if (!changed && (version === undefined || type !== MedusaError.Types.NOT_FOUND)) throw error
            const current = await catalogOf(req.scope).findShopProduct(id)
            throw new HttpError(current ? CATALOG_ERRORS.product_changed : CATALOG_ERRORS.product_gone, {}, {
              current,
            } satisfies ProductChanged)
          }
        }),
      ),
      "DELETE /back-office/products/:id": staffRoute(
        "products.delete",
        "Deletes a product",
        {},
        auditedHandler(async (req) => {
          await deleteProduct(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
      /** Responds with the ids of all matches, for bulk changes. */
      "GET /back-office/products/ids": staffList(
        "products.read",
        "Ids of all products that match",
        FILTERS,
        async (req, res) => {
          const query = readListQuery(req.query, PRODUCT_LIST)
          const filter = await productFilter(req.scope, query.filter)
          const ids = await catalogOf(req.scope).listShopProductIds({ ...filter, ids: query.ids }, MAX_BULK + 1)
          if (ids.length > MAX_BULK) {
            throw new HttpError(CATALOG_ERRORS.too_many_listed, { most: MAX_BULK })
          }
          res.json({ ids })
        },
      ),
      /** Streams all matches as a CSV file, as they may not fit into memory. */
      "GET /back-office/products/export": staffExport("products.read", "Products as a file", async (req, res) => {
        const catalog = catalogOf(req.scope)
        const goodsTaxes = req.scope.resolve<GoodsTaxes>(GOODS_TAXES)
        const query = readListQuery(req.query, PRODUCT_LIST)
        const filter = await productFilter(req.scope, query.filter)
        const ids = await catalog.listShopProductIds({ ...filter, ids: query.ids }, MAX_EXPORTED)
        const send = async () => {
          res.setHeader("Content-Type", "text/csv; charset=utf-8")
          res.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
          res.write(BYTE_ORDER_MARK + headingLine())
          for (let at = 0; at < ids.length && !res.destroyed; at += EXPORT_BATCH_SIZE) {
            const batchIds = ids.slice(at, at + EXPORT_BATCH_SIZE)
            const [products, variants, taxes] = await Promise.all([
              catalog.readShopProducts(batchIds),
              readVariantsOf(resolveDatabase(req), batchIds),
              goodsTaxes.ownTaxes(batchIds),
            ])
            if (!res.write(writeProducts(products, { variants, taxes, publicUrl: catalog.publicUrl })))
              await Promise.race([once(res, "drain"), once(res, "close")])
          }
          return { rows: ids.length }
        }
        const read = { resource: "products", action: "exported", filter: query.filter } as const
        await auditRead(req.scope, toAuditActor(requestAdministrator(req)), read, send)
        res.end()
      }),
    },
  }),
]
