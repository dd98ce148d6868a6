import { usualPostalCode } from "@haat/places/contract"
import { normalizePhone } from "@haat/sdk/phone"
import { type Prepared, prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddressLines, CodSettings, OrderAddress } from "../contract"

/** Data of an order other than its lines; null where missing. */
export type OrderFacts = {
  cart_id: string
  ordered: boolean
  region_id: string
  sales_channel_id: string | null
  shipping_address: OrderAddress | null
  billing_address: OrderAddress | null
  /** name and phone of the account, even if another person receives the goods */
  buyer: Pick<OrderAddress, "first_name" | "last_name" | "phone">
  deliverable: boolean
  shipping_option: { id: string; name: string } | null
  taxed: boolean
  payment_collection_id: string | null
  /** rules for cash on delivery */
  cod: CodSettings
  /** store credit of the shopper, in paise */
  balance: number
}

const address = (table: string) => `jsonb_build_object(
  'first_name', coalesce(nullif(${table}.first_name, ''), u.first_name, ''),
  'last_name', case
    when coalesce(${table}.first_name, '') = '' then coalesce(nullif(${table}.last_name, ''), u.last_name, '')
    else coalesce(${table}.last_name, '')
  end,
  'phone', coalesce(nullif(${table}.phone, ''), u.phone),
  'address_1', coalesce(${table}.address_1, ''), 'address_2', coalesce(${table}.address_2, ''),
  'city', coalesce(${table}.city, ''), 'province', coalesce(${table}.province, ''),
  'postal_code', coalesce(${table}.postal_code, ''), 'country_code', lower(coalesce(${table}.country_code, '')))
  || jsonb_strip_nulls(jsonb_build_object('company', nullif(${table}.company, '')))`

const orderFactsQuery = (where: string) =>
  prepare(`
  select c.id as cart_id, c.completed_at is not null as ordered, c.region_id, c.sales_channel_id,
    case when a.id is not null then ${address("a")} end as shipping_address,
    case when b.id is not null then ${address("b")} end as billing_address,
    jsonb_build_object(
      'first_name', coalesce(u.first_name, ''), 'last_name', coalesce(u.last_name, ''), 'phone', u.phone
    ) as buyer,
    exists (
      select 1 from region_country rc where rc.region_id = c.region_id and rc.iso_2 = lower(a.country_code)
    ) as deliverable,
    r.automatic_taxes and exists (
      select 1 from tax_region t where t.country_code = lower(a.country_code) and t.deleted_at is null
        and (t.provider_id is distinct from 'tp_system' or exists (
          select 1 from tax_rate x where x.tax_region_id = t.id and x.deleted_at is null))
    ) as taxed,
    (
      select jsonb_build_object('id', id, 'name', name) from delivery_option order by created_at, id limit 1
    ) as shipping_option,
    (
      select payment_collection_id from cart_payment_collection cp
      where cp.cart_id = c.id and cp.deleted_at is null order by cp.created_at limit 1
    ) as payment_collection_id,
    (select to_jsonb(cod) from cod_settings cod where cod.id = 'shop') as cod,
    coalesce((select balance from store_credit where id = u.id), 0) as balance
  from cart c
  join shopper u on u.id = c.customer_id
  join region r on r.id = c.region_id
  left join lateral (${where}) a on true
  left join lateral (
    select * from shopper_address
    where customer_id = u.id and (id = :billing_address_id
      or (cast(:billing_address_id as text) is null and is_default_billing))
    order by updated_at desc limit 1
  ) b on true
  where c.id = :cart_id and c.customer_id = :customer_id and c.deleted_at is null`)

const LINES = "address_1, address_2, city, province, postal_code, country_code"
const ADDRESS_COLUMNS = `id, first_name, last_name, phone, company, ${LINES}`

/** One prepared statement for each source of the address: saved, sent with the request, or on the cart. */
const FACTS = {
  saved: orderFactsQuery(
    `select ${ADDRESS_COLUMNS} from shopper_address where id = :address_id and customer_id = u.id`,
  ),
  given: orderFactsQuery(`
    select 'given' as id, null as first_name, null as last_name, null as phone, null as company, ${LINES}
    from jsonb_to_record(:address::jsonb) as given(address_1 text, address_2 text, city text, province text,
      postal_code text, country_code text)`),
  cart: orderFactsQuery(
    `select ${ADDRESS_COLUMNS} from cart_address where id = c.shipping_address_id and deleted_at is null`,
  ),
}

/**
 * Reads the facts of an order in one statement. The address is the saved one (`address_id`), else `address`, else the
 * one on the cart. Returns undefined when the customer has no such cart.
 */
export async function readOrderFacts(
  container: MedusaContainer,
  input: {
    customer_id: string
    cart_id: string
    address_id?: string
    address?: AddressLines
    billing_address_id?: string
  },
): Promise<OrderFacts | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { address_id, address, customer_id, cart_id, billing_address_id = null } = input
  const cart = { customer_id, cart_id, billing_address_id }
  const read = (facts: Prepared, where = {}) => runPrepared<OrderFacts>(database, facts, { ...cart, ...where })
  const [found] =
    address_id !== undefined
      ? await read(FACTS.saved, { address_id })
      : address
        ? await read(FACTS.given, { address: JSON.stringify(address) })
        : await read(FACTS.cart)
  return (
    found && {
      ...found,
      shipping_address: normalizeAddress(found.shipping_address),
      billing_address: normalizeAddress(found.billing_address),
    }
  )
}

/** Normalizes postal code and phone, which Medusa's own routes and earlier versions store unchecked. */
const normalizeAddress = (address: OrderAddress | null): OrderAddress | null =>
  address && {
    ...address,
    postal_code: usualPostalCode(address.postal_code),
    phone: address.phone && normalizePhone(address.phone),
  }
