import type { Shopper, TestShop } from "@haat/testing"
import { type Buyer, payOnDelivery, totalOf } from "@haat/testing/buyer"

/** Reads the summary and places the order with its total. */
export async function tryToOrder(shopper: Buyer) {
  return payOnDelivery(shopper, await totalOf(shopper))
}

export async function openCartId(haat: TestShop, shopper: Shopper): Promise<string> {
  const [{ id }] = await haat.sql("select id from cart where customer_id = $1 and completed_at is null", [
    shopper.person.id,
  ])
  return id
}

const LEVEL = `
  select l.inventory_item_id, l.location_id, l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
    (l.raw_reserved_quantity ->> 'value')::int as raw_reserved,
    (select coalesce(sum(r.quantity), 0)::int from reservation_item r
      where r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id
        and r.deleted_at is null) as live
  from product_variant v
  join product_variant_inventory_item i on i.variant_id = v.id
  join inventory_level l on l.inventory_item_id = i.inventory_item_id
  where v.product_id = $1 and v.deleted_at is null and l.deleted_at is null`

/** Reads the stock level of a product; `live` is the sum of its reservations. */
export async function stockOf(haat: TestShop, product_id: string) {
  const [level] = await haat.sql(LEVEL, [product_id])
  return level
}

export async function variantOf(haat: TestShop, product_id: string): Promise<string> {
  const [{ id }] = await haat.sql("select id from product_variant where product_id = $1 and deleted_at is null", [
    product_id,
  ])
  return id
}

/** Counts responses by status. */
export const tally = (responses: { status: number }[]) =>
  responses.reduce<Record<number, number>>((seen, { status }) => ({ ...seen, [status]: (seen[status] ?? 0) + 1 }), {})
