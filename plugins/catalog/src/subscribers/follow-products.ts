import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { PRODUCT_CHANGED, PRODUCT_INDEX, type ProductIndex, RATING_CHANGED, STOCK_CHANGED } from "../contract"

/** Events that name products. */
export default async function followProducts({
  event,
  container,
}: SubscriberArgs<{ id?: string; product_ids?: string[] }>) {
  const { id, product_ids = [] } = event.data
  const ids = id ? [id, ...product_ids] : product_ids
  await container.resolve<ProductIndex>(PRODUCT_INDEX).refresh(ids)
}

export const config: SubscriberConfig = {
  event: [...Object.values(ProductWorkflowEvents), PRODUCT_CHANGED, STOCK_CHANGED, RATING_CHANGED],
  context: { subscriberId: "catalog-follow-products" },
}
