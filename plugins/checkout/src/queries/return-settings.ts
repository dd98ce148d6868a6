import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReturnSettings, SaveReturnSettings } from "../contract"

const COLUMNS = "id, version, claim_days, keeps_discount, updated_at"

/** Reads the return settings. */
export async function readReturnSettings(db: Knex): Promise<ReturnSettings> {
  const { rows } = await db.raw<{ rows: ReturnSettings[] }>(`select ${COLUMNS} from return_settings where id = 'shop'`)
  return rows[0]
}

/** Saves the settings if their version is current. @returns the saved settings; undefined when it is outdated */
export async function writeReturnSettings(db: Knex, settings: SaveReturnSettings): Promise<ReturnSettings | undefined> {
  const { rows } = await db.raw<{ rows: ReturnSettings[] }>(
    `update return_settings set claim_days = :claim_days, keeps_discount = :keeps_discount, version = version + 1,
       updated_at = now()
     where id = 'shop' and version = :version returning ${COLUMNS}`,
    settings,
  )
  return rows[0]
}
