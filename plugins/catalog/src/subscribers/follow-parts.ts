import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { PRODUCT_INDEX, type ProductIndex } from "../contract"
import { EVENTS_OF_PARTS, listProductsOfPart } from "../modules/catalog/queries/products-of-part"

/** Events that name a part of a product: its variant, price, stock, reservation or category. */
export default async function followParts({ event, container }: SubscriberArgs<{ id?: string | string[] }>) {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = [event.data.id ?? []].flat()
  const products = await listProductsOfPart(db, event.name, ids)
  await container.resolve<ProductIndex>(PRODUCT_INDEX).refresh(products)
}

export const config: SubscriberConfig = {
  event: EVENTS_OF_PARTS,
  context: { subscriberId: "catalog-follow-parts" },
}
