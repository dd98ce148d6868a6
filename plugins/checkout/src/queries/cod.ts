import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CodRejection, checkCodRules } from "../cod-rule"
import { type CodSettings, RETURNED_PARCELS, type ReturnedParcels, type SaveCodSettings } from "../contract"
import { sumUncollectedCash } from "./open-cod-orders"

const COLUMNS = "id, version, max_rupees, without_postal_codes, max_returned, code_above_rupees, updated_at"

/** Reads the owner's rules for cash on delivery. */
export async function readCodSettings(db: Knex): Promise<CodSettings> {
  const { rows } = await db.raw<{ rows: CodSettings[] }>(`select ${COLUMNS} from cod_settings where id = 'shop'`)
  return rows[0]
}

/** Saves the settings if their version is current. @returns the saved settings; undefined when it is outdated */
export async function writeCodSettings(db: Knex, settings: SaveCodSettings): Promise<CodSettings | undefined> {
  const { rows } = await db.raw<{ rows: CodSettings[] }>(
    `update cod_settings set max_rupees = :max_rupees, without_postal_codes = :without_postal_codes,
       max_returned = :max_returned,
       code_above_rupees = :code_above_rupees, version = version + 1, updated_at = now()
     where id = 'shop' and version = :version returning ${COLUMNS}`,
    settings,
  )
  return rows[0]
}

/** `cash` is the amount to collect on delivery, in rupees. */
export type CodOrder = { customer_id: string; cash: number; postal_code: string }

/** Returns the reason why an order must be paid online by the owner's rules; undefined when cash is possible. */
export async function findCodRejection(
  container: MedusaContainer,
  settings: CodSettings,
  { customer_id, cash, postal_code }: CodOrder,
): Promise<CodRejection | undefined> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const parcels = () => container.resolve<ReturnedParcels>(RETURNED_PARCELS)
  const returned = settings.max_returned === null ? 0 : await parcels().countReturned(customer_id)
  const uncollected = settings.max_rupees === null ? 0 : await sumUncollectedCash(db, customer_id)
  return checkCodRules(settings, { cash, uncollected, postal_code, returned })
}

/** Returns whether a cash order needs the mailed code: its total is high, and no earlier cash order was delivered. */
export async function needsCodCode(
  db: Knex,
  { code_above_rupees }: CodSettings,
  { customer_id, total }: { customer_id: string; total: number },
): Promise<boolean> {
  if (code_above_rupees === null || total <= code_above_rupees) return false
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select 1 from placed_order o join order_state state on state.order_id = o.order_id
     where o.customer_id = ? and state.delivered and not state.online limit 1`,
    [customer_id],
  )
  return rows.length === 0
}
