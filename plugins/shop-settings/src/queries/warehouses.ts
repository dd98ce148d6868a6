import type { Transaction } from "@haat/sdk/server/database"
import { generateEntityId } from "@medusajs/framework/utils"

/** A stock location of the engine, other than the main one. */
export type StoredWarehouse = {
  id: string
  name: string
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  phone: string
  pickup_location: string
  updated_at: string
}

/** Format of a moment with full precision, so that it tells one version from the next. */
const VERSION = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`

const WAREHOUSES = `
  select w.id, w.name, w.address_1, w.address_2, w.city, w.province, w.postal_code, w.phone, w.pickup_location,
    to_char(w.updated_at at time zone 'UTC', ${VERSION}) as updated_at
  from warehouse w where not w.is_main`

/** Reads all warehouses except the main one. */
export async function readWarehouses(db: Transaction): Promise<StoredWarehouse[]> {
  return (await db.raw<StoredWarehouse>(`${WAREHOUSES} order by w.name, w.id`)).rows
}

export async function readWarehouse(db: Transaction, id: string): Promise<StoredWarehouse | undefined> {
  return (await db.raw<StoredWarehouse>(`${WAREHOUSES} and w.id = :id`, { id })).rows[0]
}

export type WarehouseRow = Omit<StoredWarehouse, "id" | "updated_at">

/**
 * Inserts a warehouse like the engine's stock location: with its address, for the shop's sales channel. @returns its id
 */
export async function insertWarehouse(trx: Transaction, row: WarehouseRow): Promise<string> {
  const [id, address_id] = [generateEntityId(undefined, "sloc"), generateEntityId(undefined, "laddr")]
  await trx.raw(
    `with address as (
       insert into stock_location_address (id, address_1, address_2, city, province, postal_code, phone, country_code)
       values (:address_id, :address_1, :address_2, :city, :province, :postal_code, :phone, 'in')),
     place as (
       insert into stock_location (id, name, address_id, metadata)
       values (:id, :name, :address_id, jsonb_build_object('pickup_location', :pickup_location::text)))
     insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
     select :link_id, sales_channel_id, :id from shop_setup where sales_channel_id is not null`,
    { ...row, id, address_id, link_id: generateEntityId(undefined, "scloc") },
  )
  return id
}

/** Writes a warehouse if it is still of this version. @returns whether it was */
export async function updateWarehouse(
  trx: Transaction,
  id: string,
  row: WarehouseRow & { updated_at: string },
): Promise<boolean> {
  const { rows } = await trx.raw<{ address_id: string | null }>(
    `update stock_location set name = :name, updated_at = now(),
      metadata = coalesce(metadata, '{}') || jsonb_build_object('pickup_location', :pickup_location::text)
     where id = :id and deleted_at is null
       and to_char(updated_at at time zone 'UTC', ${VERSION}) = :updated_at returning address_id`,
    { ...row, id },
  )
  if (!rows.length) return false
  // A stock location that was not made in the back office may have no address.
  const address_id = rows[0].address_id ?? generateEntityId(undefined, "laddr")
  await trx.raw(
    `insert into stock_location_address (id, address_1, address_2, city, province, postal_code, phone, country_code)
     values (:address_id, :address_1, :address_2, :city, :province, :postal_code, :phone, 'in')
     on conflict (id) do update set address_1 = excluded.address_1, address_2 = excluded.address_2,
     city = excluded.city,
       province = excluded.province, postal_code = excluded.postal_code, phone = excluded.phone, updated_at = now()`,
    { ...row, address_id },
  )
  if (!rows[0].address_id)
    await trx.raw("update stock_location set address_id = :address_id where id = :id", { id, address_id })
  return true
}

/** Deletes a warehouse the way the engine deletes a stock location. */
export async function removeWarehouse(trx: Transaction, id: string): Promise<void> {
  await trx.raw(
    `with address as (
       update stock_location_address set deleted_at = now()
         where id = (select address_id from stock_location where id = :id)),
     link as (update sales_channel_stock_location set deleted_at = now() where stock_location_id = :id)
     update stock_location set deleted_at = now(), updated_at = now() where id = :id`,
    { id },
  )
}
