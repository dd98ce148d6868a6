import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { GOODS_TAXES, type ProductWarehouse, type SuppliersOfPlaces, WAREHOUSES_LOCK } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import {
  moveStockTo,
  readPlaces,
  readProductPlace,
  readWaitingPlaces,
} from "../modules/catalog/queries/product-warehouse"
import { lockProductStock } from "../modules/catalog/queries/stock"
import { lockProduct, touchProducts } from "../modules/catalog/queries/write-variants"
import { announceProducts } from "./announce-products"

/** Returns the warehouse of a product and all warehouses. @throws HttpError 404 */
export async function findProductWarehouse(db: Knex, id: string): Promise<ProductWarehouse> {
  const [places, product] = [await readPlaces(db), await readProductPlace(db, id)]
  if (!product) throw new HttpError(HTTP_ERRORS.no_such_product)
  return { id, location_id: product.location_id ?? places[0]?.id ?? "", places }
}

/** Returns the name of a product's warehouse. */
export const warehouseName = ({ location_id, places }: ProductWarehouse) =>
  places.find(({ id }) => id === location_id)?.name ?? ""

/**
 * Moves stock and reservations of a product to another warehouse, in the caller's transaction. Rejects a move between
 * GST registrations while orders wait, as their tax was computed for the first registration.
 * @throws HttpError 404 for an unknown product, 400 for an unknown warehouse, 409 while reserved pieces wait
 */
export async function moveToLocation(
  trx: Knex.Transaction,
  { product_id, location_id, suppliers }: { product_id: string; location_id: string; suppliers: SuppliersOfPlaces },
): Promise<void> {
  await lockNamedList(trx, WAREHOUSES_LOCK)
  if (!(await readPlaces(trx)).some(({ id }) => id === location_id)) throw new HttpError(CATALOG_ERRORS.warehouse_gone)
  if (!(await lockProduct(trx, product_id))) throw new HttpError(HTTP_ERRORS.no_such_product)
  await lockProductStock(trx, [product_id])
  for (const from of await readWaitingPlaces(trx, product_id, location_id))
    if (!(await suppliers.isSameSupplier(trx, from, location_id)))
      throw new HttpError(CATALOG_ERRORS.pieces_wait_to_leave)
  await moveStockTo(trx, product_id, location_id)
}

/** Moves a product to another warehouse in one transaction; see `moveToLocation`. @returns its and all warehouses */
export async function moveToWarehouse(
  container: MedusaContainer,
  { product_id, location_id }: { product_id: string; location_id: string },
): Promise<ProductWarehouse> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const suppliers = container.resolve<SuppliersOfPlaces>(GOODS_TAXES)
  await db.transaction(async (trx) => {
    await moveToLocation(trx, { product_id, location_id, suppliers })
    await touchProducts(trx, [product_id], [])
  })
  await announceProducts(container, { product_ids: [product_id], changed: ["warehouse"] })
  return findProductWarehouse(db, product_id)
}
