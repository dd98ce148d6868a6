import type { Transaction } from "@haat/sdk/server/database"
import type { SaveTaxSettings, TaxSettings } from "../../../contract"

const COLUMNS = `id, version, registered, composition, legal_name, address, state, gstin, pan, turnover_band, series_prefix, upi_id, updated_at`

/** Owner's tax settings. */
export async function readTaxSettings(db: Transaction): Promise<TaxSettings> {
  const { rows } = await db.raw<TaxSettings>(`select ${COLUMNS} from gst_settings where id = 'shop'`)
  return rows[0]
}

/** Writes the settings if they are still of this version. @returns what they are then; undefined if they were not */
export async function writeTaxSettings(db: Transaction, settings: SaveTaxSettings): Promise<TaxSettings | undefined> {
  const { rows } = await db.raw<TaxSettings>(
    `update gst_settings set registered = :registered, composition = :composition, legal_name = :legal_name,
       address = :address, state = :state, gstin = :gstin, pan = :pan, turnover_band = :turnover_band,
       series_prefix = :series_prefix, upi_id = :upi_id, version = version + 1, updated_at = now()
     where id = 'shop' and version = :version returning ${COLUMNS}`,
    settings,
  )
  return rows[0]
}
