import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils"
import { type SizeChart, STOCK_CHANGED } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"

type Saved = { before: SizeChart; after: SizeChart }

/** Keeps the size chart of a product, or of all products of a category that have none. @throws HttpError 404 when it is not there */
export async function saveSizeChart(
  container: MedusaContainer,
  of: { product_id: string } | { category_id: string },
  chart: SizeChart,
): Promise<Saved> {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const events = container.resolve(Modules.EVENT_BUS)
  if ("product_id" in of) {
    if (!(await catalog.findSizeCharts(of.product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
    const before = await catalog.saveSizeChart(of.product_id, chart)
    await events.emit({ name: STOCK_CHANGED, data: { product_ids: [of.product_id] } })
    return { before, after: chart }
  }
  if (!(await catalog.findCategory(of.category_id))) throw new HttpError(CATALOG_ERRORS.no_such_category)
  const before = await catalog.saveSizeChart(of.category_id, chart)
  await events.emit({ name: ProductCategoryWorkflowEvents.UPDATED, data: { id: of.category_id } })
  return { before, after: chart }
}
