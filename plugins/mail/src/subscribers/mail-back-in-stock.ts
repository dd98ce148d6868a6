import { STOCK_CHANGED } from "@haat/catalog/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { tellWaiting } from "../sending/tell-waiting"

const CANCELED = "order.canceled"

/** Other stock changes, and lost events, are found by the job that runs every minute. */
export default async function mailBackInStock({
  event: { name, data },
  container,
}: SubscriberArgs<{ product_ids?: string[] }>) {
  await tellWaiting(container, name === CANCELED ? undefined : (data.product_ids ?? []))
}

export const config: SubscriberConfig = {
  event: [STOCK_CHANGED, CANCELED],
  context: { subscriberId: "mail-back-in-stock" },
}
