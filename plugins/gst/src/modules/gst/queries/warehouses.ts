import type { Transaction } from "@haat/sdk/server/database"
import type { Registration } from "../../../contract"

/** Registrations of warehouses. */
export async function readRegistrations(db: Transaction): Promise<Registration[]> {
  return (await db.raw<Registration>("select location_id, state, gstin from gst_warehouse")).rows
}

/** Registrations with the names of their warehouses, without deleted warehouses. */
export async function readNamedRegistrations(db: Transaction): Promise<(Registration & { name: string })[]> {
  const { rows } = await db.raw<Registration & { name: string }>(
    `select r.location_id, r.state, r.gstin, w.name from gst_warehouse r
     join warehouse w on w.id = r.location_id where not w.is_main order by w.name, w.id`,
  )
  return rows
}

/** Locks the tax settings against changes until the transaction ends. */
export const lockTaxSettings = (trx: Transaction) => trx.raw("select from gst_settings where id = 'shop' for share")

export const writeRegistration = (trx: Transaction, registration: Registration) =>
  trx.raw(
    `insert into gst_warehouse (location_id, state, gstin) values (:location_id, :state, :gstin)
     on conflict (location_id) do update set state = excluded.state, gstin = excluded.gstin, updated_at = now()`,
    registration,
  )

/**
 * SQL condition on `gst_warehouse w` and `gst_settings s`: the warehouse has its own registration; the main one never
 * has.
 */
export const HAS_OWN_REGISTRATION = `s.registered and w.gstin not in ('', s.gstin)
  and not exists (select from warehouse main where main.id = w.location_id and main.is_main)`

/** Returns the GSTIN of each of these warehouses that differs from the shop's. */
export async function readSuppliers(db: Transaction, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ location_id: string; gstin: string }>(
    `select w.location_id, w.gstin from gst_warehouse w join gst_settings s on s.id = 'shop'
     where w.location_id = any(:ids::text[]) and ${HAS_OWN_REGISTRATION}`,
    { ids },
  )
  return new Map(rows.map(({ location_id, gstin }) => [location_id, gstin]))
}
