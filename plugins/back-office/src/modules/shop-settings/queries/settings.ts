import type { Transaction } from "@haat/http/database"
import type { SaveSettings, Settings, ShopFacts } from "../../../contract"

/** The settings, with where parcels leave from: the address freight is reckoned from, so that there is no second truth. */
export async function readSettings(db: Transaction): Promise<Settings> {
  const { rows } = await db.raw<Settings>(
    `select 'shop' as id, s.version, s.name, s.contact_email, s.contact_phone, s.chat_url, s.low_stock_limit,
       s.shows_discount, s.requires_second_factor, s.updated_at,
       coalesce(setup.pickup_postal_code, '') as pickup_postal_code
     from shop_settings s cross join shop_setup setup where s.id = 'shop'`,
  )
  return rows[0]
}

/** What every visitor may know of the settings. */
export async function readFacts(db: Transaction): Promise<ShopFacts> {
  const { rows } = await db.raw<ShopFacts>(
    `select s.version + cod.version as version, s.name, s.contact_email, s.contact_phone, s.chat_url, s.low_stock_limit,
       s.shows_discount, cod.fee_rupees as cod_fee
     from shop_settings s cross join cod_terms cod where s.id = 'shop'`,
  )
  return rows[0]
}

/** Writes the settings if they are still of this version. @returns whether they were */
export async function writeSettings(
  db: Transaction,
  settings: Omit<SaveSettings, "pickup_postal_code">,
): Promise<boolean> {
  const { rows } = await db.raw(
    `update shop_settings set name = :name, contact_email = :contact_email, contact_phone = :contact_phone,
       chat_url = :chat_url, low_stock_limit = :low_stock_limit, shows_discount = :shows_discount,
       requires_second_factor = :requires_second_factor, version = version + 1, updated_at = now()
     where id = 'shop' and version = :version returning id`,
    settings,
  )
  return rows.length > 0
}

/** Writes the postal code that parcels leave from. */
export const writePickupCode = (db: Transaction, pickup_postal_code: string) =>
  db.raw(
    `update stock_location_address set postal_code = :pickup_postal_code, updated_at = now()
     where id = (select address_id from shop_setup) and postal_code is distinct from :pickup_postal_code`,
    { pickup_postal_code },
  )
