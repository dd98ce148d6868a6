import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { auditedHandler, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReceivedFile } from "../api/receive-pictures"
import { KeepInWarehouse, SaveSizeChart, SaveVariants, type SizeChart } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { readSizeCharts } from "../modules/catalog/queries/size-charts"
import { catalogOf } from "../queries/catalog"
import { findProductWarehouse, moveToWarehouse, warehouseName } from "../workflows/move-to-warehouse"
import { saveSizeChart } from "../workflows/save-size-chart"
import { saveVariants } from "../workflows/save-variants"
import { uploadPicturesWorkflow } from "../workflows/upload-pictures"

const findWarehouse = ({ scope, params }: Pick<MedusaRequest, "scope" | "params">) =>
  findProductWarehouse(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), params.id)

export const PRODUCT_PART_RESOURCES = [
  defineResource({
    name: "products",
    tag: "Back office: products",
    routes: {
      "GET /back-office/products/:id/variants": staffRoute(
        "products.read",
        "Options and variants of a product",
        {},
        async (req, res) => {
          const variants = await catalogOf(req.scope).findProductVariants(req.params.id)
          if (!variants) throw new HttpError(HTTP_ERRORS.no_such_product)
          res.json(variants)
        },
      ),
      "PUT /back-office/products/:id/variants": staffRoute(
        "products.edit",
        "Replaces the options and variants of a product",
        {
          body: SaveVariants,
          audit: "given",
          description: "A variant is matched by its id, else by its values; that of a plain product becomes the first.",
          errors: { 404: "There is none", 409: "Another product has one of the SKUs" },
        },
        auditedHandler(async (req: MedusaRequest<SaveVariants>, details) => {
          const saved = await saveVariants(req.scope, { product_id: req.params.id, variants: req.validatedBody })
          Object.assign(details, saved)
          return saved.after
        }),
      ),
      "GET /back-office/products/:id/size-chart": staffRoute(
        "products.read",
        "The size charts of a product and of its category",
        {},
        async (req, res) => {
          const charts = await readSizeCharts(resolveDatabase(req), req.params.id)
          if (!charts) throw new HttpError(HTTP_ERRORS.no_such_product)
          res.json(charts)
        },
      ),
      "PUT /back-office/products/:id/size-chart": staffRoute(
        "products.edit",
        "Saves the size chart of a product",
        {
          body: SaveSizeChart,
          audit: "given",
          description: "Without rows the chart is deleted, and the category's is shown.",
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<SizeChart>, details) => {
          const saved = await saveSizeChart(req.scope, { product_id: req.params.id }, req.validatedBody)
          Object.assign(details, saved)
          return saved.after
        }),
      ),
      "GET /back-office/products/:id/warehouse": staffRoute(
        "products.read",
        "The warehouse of a product",
        {},
        replyHandler((req) => findWarehouse(req)),
      ),
      "PUT /back-office/products/:id/warehouse": staffRoute(
        "products.edit",
        "Moves a product to another warehouse",
        {
          body: KeepInWarehouse,
          audit: "given",
          description: "Its stock and reservations move.",
          errors: { 404: "There is none", 409: "Pieces wait to leave under another registration" },
        },
        auditedHandler(async (req: MedusaRequest<KeepInWarehouse>, details) => {
          const before = await findWarehouse(req)
          const after = await moveToWarehouse(req.scope, { product_id: req.params.id, ...req.validatedBody })
          Object.assign(details, {
            before: { warehouse: warehouseName(before) },
            after: { warehouse: warehouseName(after) },
          })
          return after
        }),
      ),
    },
  }),
  defineResource({
    name: "pictures",
    tag: "Back office: products",
    routes: {
      "POST /back-office/pictures": staffRoute(
        "products.edit",
        "Uploads pictures",
        {
          takesFile: true,
          status: 201,
          description: "multipart/form-data, repeated files under `files`.",
          errors: { 413: "Too large, or too many", 415: "No picture" },
        },
        auditedHandler(async (req) => {
          const files = (req as unknown as { files?: ReceivedFile[] }).files ?? []
          if (!files.length) throw new HttpError(CATALOG_ERRORS.upload_field, { field: "files" })
          const { result } = await uploadPicturesWorkflow(req.scope).run({
            input: {
              files: files.map(({ originalname, buffer }) => ({
                filename: originalname,
                content: buffer.toString("base64"),
              })),
            },
          })
          return { files: result }
        }),
      ),
    },
  }),
]
