import { HttpError } from "@haat/http/http-error"
import { MedusaService } from "@medusajs/framework/utils"
import type { SaveSettings, Settings, ShopFacts } from "../../contract"
import { BACK_OFFICE_ERRORS } from "../../errors"
import { ShopSettings } from "./models/shop-settings"

type Raw = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }
type Database = Raw & { transaction<T>(work: (transaction: Raw) => Promise<T>): Promise<T> }

/** Where parcels leave from: the address freight is reckoned from, so that there is no second truth. */
const WAREHOUSE = `
  select l.address_id from store s join stock_location l on l.id = s.default_location_id and l.deleted_at is null
  where s.deleted_at is null order by s.created_at limit 1`

const SETTINGS = `
  select 'shop' as id, s.version, s.name, s.contact_email, s.contact_phone, s.chat_url, s.low_stock_limit,
    s.shows_discount, s.requires_second_factor, s.updated_at,
    coalesce((select a.postal_code from stock_location_address a where a.id = (${WAREHOUSE})), '') as pickup_postal_code
  from shop_settings s where s.id = 'shop'`

/** The owner's settings of the whole shop. */
export class ShopSettingsService extends MedusaService({ ShopSettings }) {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Database }, options: object = {}) {
    super(dependencies, options)
    this.database = dependencies.__pg_connection__
  }

  async read(): Promise<Settings> {
    const { rows } = await this.database.raw<Settings>(SETTINGS)
    return rows[0]
  }

  /** What every visitor may know. */
  async facts(): Promise<ShopFacts> {
    const { rows } = await this.database.raw<ShopFacts>(
      "select version, name, contact_email, contact_phone, chat_url, low_stock_limit, shows_discount from shop_settings where id = 'shop'",
    )
    return rows[0]
  }

  /** Saves all settings, if they are still those the person looked at. @throws HttpError 409 settings_changed */
  async save({ pickup_postal_code, ...settings }: SaveSettings): Promise<Settings> {
    await this.database.transaction(async (transaction) => {
      const { rows } = await transaction.raw(
        `update shop_settings set name = :name, contact_email = :contact_email, contact_phone = :contact_phone,
           chat_url = :chat_url, low_stock_limit = :low_stock_limit, shows_discount = :shows_discount,
           requires_second_factor = :requires_second_factor, version = version + 1, updated_at = now()
         where id = 'shop' and version = :version returning id`,
        settings,
      )
      if (!rows.length) throw new HttpError(BACK_OFFICE_ERRORS.settings_changed)
      await transaction.raw(
        `update stock_location_address set postal_code = :pickup_postal_code, updated_at = now()
         where id = (${WAREHOUSE}) and postal_code is distinct from :pickup_postal_code`,
        { pickup_postal_code },
      )
    })
    return this.read()
  }
}
