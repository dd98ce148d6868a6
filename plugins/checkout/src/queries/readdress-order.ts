import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { AddressLines } from "../contract"

/** New address of an order; `with_billing` also changes the billing address. */
type NewAddress = AddressLines & { order_id: string; with_billing: boolean }

/** Writes the shipping address of an order, and with `with_billing` its billing address. */
export const writeAddress = (db: Knex, lines: NewAddress) =>
  db.raw(
    `update order_address a set address_1 = :address_1, address_2 = :address_2, city = :city, province = :province,
       postal_code = :postal_code, country_code = :country_code, updated_at = now()
     from "order" o
     where o.id = :order_id and (a.id = o.shipping_address_id or (:with_billing and a.id = o.billing_address_id))`,
    lines,
  )

/** Returns whether an order's region has this country. */
export async function isDeliverable(db: Knex, where: { order_id: string; country_code: string }): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { deliverable: boolean }[] }>(
    `select exists (
       select 1 from region_country rc where rc.region_id = o.region_id and rc.iso_2 = :country_code
     ) as deliverable from "order" o where o.id = :order_id`,
    where,
  )
  return rows[0].deliverable
}
