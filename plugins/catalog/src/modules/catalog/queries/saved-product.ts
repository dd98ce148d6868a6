import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ShopProduct } from "../../../contract"
import { SHOP_PRODUCTS, type ShopProductRow, toShopProduct } from "../shop-product-row"
import { type AboveMrp, firstAboveMrp, priceAboveMrp } from "./reject-above-mrp"

const SAVED_PRODUCT = prepare(`
  select saved.*, (select to_jsonb(above) from (${firstAboveMrp("allowed.product_id = :id")}) above) as above_mrp
  from (${SHOP_PRODUCTS} and p.id = :id) saved`)

/**
 * Reads a product in the transaction that has written it.
 * @throws HttpError `price_above_mrp` when one of its variants costs more than its MRP
 */
export async function readSavedProduct(trx: Knex, id: string): Promise<ShopProduct> {
  const [{ above_mrp, ...row }] = await runPrepared<ShopProductRow & { above_mrp: AboveMrp | null }>(
    trx,
    SAVED_PRODUCT,
    { id },
  )
  if (above_mrp) throw priceAboveMrp(above_mrp)
  return toShopProduct(row)
}
