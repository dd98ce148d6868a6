import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import { GOODS_PAPERS, type GoodsPapers } from "../contract"
import { findParcels } from "../queries/find-parcels"

/** Issues the documents of parcels that were registered as shipped without `record-parcel.ts`. */
export default async function issueMissingDocuments(container: MedusaContainer) {
  const papers = container.resolve<GoodsPapers>(GOODS_PAPERS)
  const parcels = await papers.findUndocumentedParcels()
  if (!parcels.length) return
  const shop_name = await shopName(container)
  for (const { order_id, fulfillment_id } of parcels) {
    const items = (await findParcels(container, order_id)).parcels.find(({ id }) => id === fulfillment_id)?.items ?? []
    await inOrderTransaction(container, order_id, ({ trx }) =>
      papers.issueFor(trx, { order_id, fulfillment_id, items, shop_name }),
    )
  }
}

export const config = { name: "freight-issue-missing-documents", schedule: "*/30 * * * * *" }
