import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils"
import type { SizeChart } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { lockCategoriesShared } from "../modules/catalog/queries/lock-categories"
import { writeSizeChart } from "../modules/catalog/queries/size-charts"
import { lockProduct, touchProducts } from "../modules/catalog/queries/write-variants"
import { announceProducts } from "./announce-products"

type Saved = { before: SizeChart; after: SizeChart }

/**
 * Keeps the size chart of a product, or of all products of a category that have none. Neither is deleted meanwhile.
 * @throws HttpError 404 when it is not there
 */
export async function saveSizeChart(
  container: MedusaContainer,
  of: { product_id: string } | { category_id: string },
  chart: SizeChart,
): Promise<Saved> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if ("product_id" in of) {
    const before = await db.transaction(async (trx) => {
      if (!(await lockProduct(trx, of.product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
      await touchProducts(trx, [of.product_id], [])
      return writeSizeChart(trx, of.product_id, chart)
    })
    await announceProducts(container, { product_ids: [of.product_id], changed: ["size_chart"] })
    return { before, after: chart }
  }
  const before = await db.transaction(async (trx) => {
    const [category_id] = await lockCategoriesShared(trx, [of.category_id])
    if (!category_id) throw new HttpError(CATALOG_ERRORS.no_such_category)
    return writeSizeChart(trx, category_id, chart)
  })
  await emitEvents(container, [{ name: ProductCategoryWorkflowEvents.UPDATED, data: { id: of.category_id } }])
  return { before, after: chart }
}
