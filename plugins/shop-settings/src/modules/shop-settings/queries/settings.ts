import type { Transaction } from "@haat/sdk/server/database"
import type { HomeSection, SaveSettings, Settings, SettingsFacts } from "../../../contract"

/** SQL: settings with a legal warning: as set by the owner, otherwise on only in a demo shop. */
const WARNED_SETTINGS = `coalesce(s.random_discounts, setup.is_demo) as random_discounts,
  coalesce(s.sample_reviews, setup.is_demo) as sample_reviews,
  coalesce(s.preticks_terms, setup.is_demo) as preticks_terms`

/** Optional fields: saving without them leaves them unchanged. */
const OPTIONAL_DEFAULTS = Object.fromEntries(
  [
    "random_discounts",
    "sample_reviews",
    "preticks_terms",
    "confirmed",
    "officer_name",
    "officer_email",
    "officer_phone",
    "officer_hours",
  ].map((name) => [name, null]),
)

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Reads the settings, with the pickup postal code of the main warehouse, which stores it. */
export async function readSettings(db: Transaction): Promise<Settings> {
  const { rows } = await db.raw<Settings>(
    `select 'shop' as id, s.version, s.name, s.contact_email, s.contact_phone, s.chat_url, s.low_stock_limit,
       s.shows_discount, s.requires_second_factor, ${WARNED_SETTINGS}, s.confirmed,
       s.officer_name, s.officer_email, s.officer_phone, s.officer_hours, s.updated_at,
       coalesce(setup.pickup_postal_code, '') as pickup_postal_code
     from shop_settings s cross join shop_setup setup where s.id = 'shop'`,
  )
  return rows[0]
}

/** Returns a section without what the owner has not set: every page carries the public settings. */
const omitUnset = ({ id, is_hidden, title, title_hi }: HomeSection) => ({
  id,
  ...(is_hidden && { is_hidden }),
  ...(title && { title }),
  ...(title_hi && { title_hi }),
})

/** Public settings. */
export async function readFacts(db: Transaction): Promise<Omit<SettingsFacts, "plugins" | "plugins_off">> {
  const { rows } = await db.raw<Omit<SettingsFacts, "plugins" | "plugins_off"> & { home: HomeSection[] }>(
    `select s.version + s.logo_changes + coalesce(home.version, 0) as version, s.name, s.contact_email, s.contact_phone,
       s.chat_url, s.low_stock_limit, s.shows_discount, ${WARNED_SETTINGS},
       coalesce(home.sections, '[]') as home, s.logo - '{picture_id,paper}'::text[] as logo
     from shop_settings s cross join shop_setup setup left join home_page home on home.id = 'home' where s.id = 'shop'`,
  )
  return { ...rows[0], home: rows[0].home.map(omitUnset) }
}

/** Writes the settings if they are still of this version. @returns whether they were */
export async function writeSettings(
  db: Transaction,
  settings: Omit<SaveSettings, "pickup_postal_code">,
): Promise<boolean> {
  const { rows } = await db.raw(
    `update shop_settings set name = :name, contact_email = :contact_email, contact_phone = :contact_phone,
       chat_url = :chat_url, low_stock_limit = :low_stock_limit, shows_discount = :shows_discount,
       requires_second_factor = :requires_second_factor,
       random_discounts = coalesce(:random_discounts, random_discounts),
       sample_reviews = coalesce(:sample_reviews, sample_reviews),
       preticks_terms = coalesce(:preticks_terms, preticks_terms), confirmed = coalesce(:confirmed, confirmed),
       officer_name = coalesce(:officer_name, officer_name), officer_email = coalesce(:officer_email, officer_email),
       officer_phone = coalesce(:officer_phone, officer_phone),
       officer_hours = coalesce(:officer_hours, officer_hours), version = version + 1, updated_at = now()
     where id = 'shop' and version = :version returning id`,
    { ...OPTIONAL_DEFAULTS, ...defined(settings) },
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
