import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { PRODUCT_INDEX, type ProductIndex } from "../contract"
import { CATALOG } from "../modules/catalog"
import { EVENTS_OF_PARTS } from "../modules/catalog/queries/products-of-part"
import type CatalogModuleService from "../modules/catalog/service"

/** Events that name a part of a product: its variant, price, stock, reservation or category. */
export default async function followParts({ event, container }: SubscriberArgs<{ id?: string | string[] }>) {
  const catalog = container.resolve<CatalogModuleService>(CATALOG)
  const ids = [event.data.id ?? []].flat()
  const products = await catalog.listProductsOfPart(event.name, ids)
  await container.resolve<ProductIndex>(PRODUCT_INDEX).refresh(products)
}

export const config: SubscriberConfig = {
  event: EVENTS_OF_PARTS,
  context: { subscriberId: "catalog-follow-parts" },
}
