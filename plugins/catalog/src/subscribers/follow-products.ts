import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { RATING_CHANGED, STOCK_CHANGED } from "../contract"
import { refreshProducts } from "../freshness/index-writer"

/** Events that name products. */
export default async function followProducts({
  event,
  container,
}: SubscriberArgs<{ id?: string; product_ids?: string[] }>) {
  const { id, product_ids = [] } = event.data
  await refreshProducts(container, id ? [id, ...product_ids] : product_ids)
}

export const config: SubscriberConfig = {
  event: [...Object.values(ProductWorkflowEvents), STOCK_CHANGED, RATING_CHANGED],
  context: { subscriberId: "catalog-follow-products" },
}
