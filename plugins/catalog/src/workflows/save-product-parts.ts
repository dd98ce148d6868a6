import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  GOODS_TAXES,
  type GoodsTaxes,
  type ProductPart,
  type ProductParts,
  type SuppliersOfPlaces,
  WAREHOUSES_LOCK,
} from "../contract"
import { writeSizeChart } from "../modules/catalog/queries/size-charts"
import { replaceVariants } from "../modules/catalog/variants/replace-variants"
import { findProductWarehouse, moveToLocation, warehouseName } from "./move-to-warehouse"
import { changedParts } from "./save-variants"

/** Parts before and after a save, for the audit log, and their names, for the event. */
export type SavedParts = { before: object; after: object; changed: ProductPart[] }

export const NO_PARTS: SavedParts = { before: {}, after: {}, changed: [] }

const INHERITED_TAX = { hsn: null, rate_class: null, exempt: null }

/** Locks the list of warehouses before the product, in the order of `moveToLocation`. */
export async function lockParts(trx: Knex.Transaction, { location_id }: ProductParts): Promise<void> {
  if (location_id !== undefined) await lockNamedList(trx, WAREHOUSES_LOCK)
}

/**
 * Saves the given parts of a product that its caller has locked, in the caller's transaction.
 * @throws HttpError what `replaceVariants` and `moveToLocation` throw
 */
export async function writeParts(
  container: MedusaContainer,
  trx: Knex.Transaction,
  id: string,
  { variants, size_chart, tax, location_id }: ProductParts,
): Promise<SavedParts> {
  const goods = container.resolve<GoodsTaxes & SuppliersOfPlaces>(GOODS_TAXES)
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  const changed: ProductPart[] = []
  if (location_id !== undefined) {
    before.warehouse = warehouseName(await findProductWarehouse(trx, id))
    await moveToLocation(trx, { product_id: id, location_id, suppliers: goods })
    after.warehouse = warehouseName(await findProductWarehouse(trx, id))
    changed.push("warehouse")
  }
  if (variants) {
    const saved = await replaceVariants(trx, id, { ...variants, updated_at: undefined })
    Object.assign(before, { options: saved.before.options, variants: saved.before.variants })
    Object.assign(after, { options: saved.after.options, variants: saved.after.variants })
    changed.push(...changedParts(saved))
  }
  if (size_chart) {
    before.size_chart = await writeSizeChart(trx, id, size_chart)
    after.size_chart = size_chart
    changed.push("size_chart")
  }
  if (tax) {
    before.tax = (await goods.lockOwnTaxes(trx, [id])).get(id) ?? INHERITED_TAX
    await goods.saveOwnTaxes(trx, [{ id, ...tax }])
    after.tax = tax
    changed.push("tax")
  }
  return { before, after, changed }
}
