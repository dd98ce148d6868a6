import type { AddressState } from "@haat/places/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Reads the country, state and postal code that an order is sent to. */
export async function readAddressState(trx: Knex.Transaction, order_id: string): Promise<AddressState> {
  const { rows } = await trx.raw<{ rows: AddressState[] }>(
    `select o.shipping_address ->> 'country_code' as country_code, o.shipping_address ->> 'province' as province,
       o.shipping_address ->> 'postal_code' as postal_code
     from placed_order o where o.order_id = :order_id`,
    { order_id },
  )
  return rows[0]
}

/** Writes the state of an order's shipping address, and of its billing address when both are the same. */
export const writeAddressState = (trx: Knex.Transaction, order: { order_id: string; province: string }) =>
  trx.raw(
    `update order_address a set province = :province, updated_at = now()
     from "order" o
     join order_address ship on ship.id = o.shipping_address_id
     where o.id = :order_id and a.id in (o.shipping_address_id, o.billing_address_id)
       and coalesce(a.postal_code, '') = coalesce(ship.postal_code, '')
       and coalesce(a.province, '') = coalesce(ship.province, '')`,
    order,
  )
