import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type BulkChange, type ChangedProducts, type RestoredProducts, UNDO_DELETE_SECONDS } from "../bulk-change"
import type { ProductPart } from "../contract"
import { undoBulkChange, writeBulkChange } from "../modules/catalog/bulk-change"
import type { Kind } from "../modules/catalog/read-change"
import { announceProducts } from "./announce-products"
import { purgeDeletedProducts } from "./purge-deleted-products"

/** Parts that a change to many changes, and that undoing it changes. */
const PARTS: Record<Kind, [changed: ProductPart, undone: ProductPart]> = {
  activate: ["active", "active"],
  deactivate: ["active", "active"],
  price: ["price", "price"],
  delete: ["deleted", "restored"],
}

/**
 * Activates, deactivates, reprices or deletes many products in one transaction. Deleted ones are hidden at once and
 * deleted after UNDO_DELETE_SECONDS.
 * @throws HttpError 404 when one of them is not there, 400 for a price that is not above zero or is above the MRP
 */
export async function changeProducts(container: MedusaContainer, input: BulkChange): Promise<ChangedProducts> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { ids, ...report } = await writeBulkChange(db, input)
  await announceProducts(container, { product_ids: ids, changed: [PARTS[report.kind][0]] })
  if (report.kind === "delete") purgeLater(container)
  return report
}

/**
 * Undoes what `changeProducts` did, except for products that were changed again since, in one transaction.
 * @throws HttpError 404, `undo_too_late`
 */
export async function undoProductChange(container: MedusaContainer, id: string): Promise<RestoredProducts> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { ids, kind, ...report } = await undoBulkChange(db, id)
  await announceProducts(container, { product_ids: ids, changed: [PARTS[kind][1]] })
  return report
}

/** Deletes what is due, behind the response; the job of each minute deletes what this process does not come to. */
function purgeLater(container: MedusaContainer): void {
  const purge = () => void purgeDeletedProducts(container).catch(() => {})
  purge()
  setTimeout(purge, (UNDO_DELETE_SECONDS + 1) * 1000).unref()
}
