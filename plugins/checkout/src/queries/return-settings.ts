import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReturnSettings, SaveReturnSettings } from "../contract"

const COLUMNS = "id, version, claim_days, keeps_discount, updated_at"

/** What the owner has decided about returns. */
export async function readReturnSettings(db: Knex): Promise<ReturnSettings> {
  const { rows } = await db.raw<{ rows: ReturnSettings[] }>(`select ${COLUMNS} from return_settings where id = 'shop'`)
  return rows[0]
}

/** Writes the settings if they are still of this version. @returns what they are then; undefined if they were not */
export async function writeReturnSettings(db: Knex, settings: SaveReturnSettings): Promise<ReturnSettings | undefined> {
  const { rows } = await db.raw<{ rows: ReturnSettings[] }>(
    `update return_settings set claim_days = :claim_days, keeps_discount = :keeps_discount, version = version + 1,
       updated_at = now()
     where id = 'shop' and version = :version returning ${COLUMNS}`,
    settings,
  )
  return rows[0]
}
