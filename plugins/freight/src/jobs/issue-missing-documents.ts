import { type GoodsLeaving, GST } from "@haat/gst/contract"
import { inOrderTransaction } from "@haat/sdk/server/order-transaction"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findParcels } from "../queries/find-parcels"
import { findUndocumentedParcels } from "../queries/undocumented-parcels"

/** Issues the documents of parcels that somebody registered as shipped past `record-parcel.ts`. */
export default async function issueMissingDocuments(container: MedusaContainer) {
  const parcels = await findUndocumentedParcels(container)
  if (!parcels.length) return
  const shop_name = await shopName(container)
  for (const { order_id, fulfillment_id } of parcels) {
    const items = (await findParcels(container, order_id)).parcels.find(({ id }) => id === fulfillment_id)?.items ?? []
    await inOrderTransaction(container, order_id, ({ trx }) =>
      container.resolve<GoodsLeaving>(GST).issueFor(trx, { order_id, fulfillment_id, items, shop_name }),
    )
  }
}

export const config = { name: "freight-issue-missing-documents", schedule: "*/30 * * * * *" }
