import { runHook } from "@haat/sdk/server/hooks"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import { GOODS_PAPERS, type GoodsPapers } from "../contract"
import { SHIP_PARCEL_HOOK } from "../hooks"
import { findParcels } from "../queries/find-parcels"

/** Runs the hook that issues documents for parcels that were shipped without one. */
export default async function issueMissingDocuments(container: MedusaContainer) {
  const papers = container.resolve<GoodsPapers>(GOODS_PAPERS)
  const parcels = await papers.findUndocumentedParcels()
  if (!parcels.length) return
  const shop_name = await shopName(container)
  for (const { order_id, fulfillment_id } of parcels) {
    const items = (await findParcels(container, order_id)).parcels.find(({ id }) => id === fulfillment_id)?.items ?? []
    await inOrderTransaction(container, order_id, ({ trx }) =>
      runHook(container, SHIP_PARCEL_HOOK, { trx, order_id, fulfillment_id, items, shop_name }),
    )
  }
}

export const config = { name: "freight-issue-missing-documents", schedule: "*/30 * * * * *" }
