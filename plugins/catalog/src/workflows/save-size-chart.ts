import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils"
import type { SizeChart } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { findCategory } from "../modules/catalog/queries/categories"
import { readSizeCharts, writeSizeChart } from "../modules/catalog/queries/size-charts"
import { announceProducts } from "./announce-products"

type Saved = { before: SizeChart; after: SizeChart }

/** Keeps the size chart of a product, or of all products of a category that have none. @throws HttpError 404 when it is not there */
export async function saveSizeChart(
  container: MedusaContainer,
  of: { product_id: string } | { category_id: string },
  chart: SizeChart,
): Promise<Saved> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if ("product_id" in of) {
    if (!(await readSizeCharts(db, of.product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
    const before = await writeSizeChart(db, of.product_id, chart)
    await announceProducts(container, { product_ids: [of.product_id], changed: ["size_chart"] })
    return { before, after: chart }
  }
  if (!(await findCategory(db, of.category_id))) throw new HttpError(CATALOG_ERRORS.no_such_category)
  const before = await writeSizeChart(db, of.category_id, chart)
  await emitEvents(container, [{ name: ProductCategoryWorkflowEvents.UPDATED, data: { id: of.category_id } }])
  return { before, after: chart }
}
