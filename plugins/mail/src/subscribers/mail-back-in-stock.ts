import { STOCK_CHANGED } from "@haat/catalog/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { notifyWaitingShoppers } from "../sending/notify-waiting-shoppers"

const CANCELED = "order.canceled"

/** Stock changes without an event, or with a lost one, are found by the job that runs every minute. */
export default async function mailBackInStock({
  event: { name, data },
  container,
}: SubscriberArgs<{ product_ids?: string[] }>) {
  await notifyWaitingShoppers(container, name === CANCELED ? undefined : (data.product_ids ?? []))
}

export const config: SubscriberConfig = {
  event: [STOCK_CHANGED, CANCELED],
  context: { subscriberId: "mail-back-in-stock" },
}
