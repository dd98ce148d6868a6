import type { Shopper, TestShop } from "@haat/testing"

const HOME = {
  address_1: "12 Fergusson College Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

/** Somebody who has just signed up and has an address in Pune. */
export async function shopperAtHome(haat: TestShop) {
  const shopper = await haat.shopper()
  const { body } = await shopper.post("/store/addresses", HOME)
  return Object.assign(shopper, { address_id: body.address.id as string })
}
export type ShopperAtHome = Awaited<ReturnType<typeof shopperAtHome>>

export const peopleAtHome = (haat: TestShop, count: number) =>
  Promise.all(Array.from({ length: count }, () => shopperAtHome(haat)))

export const put = (shopper: Shopper, product_id: string, quantity = 1) =>
  shopper.post("/store/cart/lines", { product_id, quantity })

/** Looks at the summary and orders what it shows. */
export async function placeOrder(shopper: ShopperAtHome) {
  return pay(shopper, await seenTotal(shopper))
}

/** The total of the summary; 0 when there is nothing to order. */
export async function seenTotal(shopper: ShopperAtHome): Promise<number> {
  const { body } = await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)
  return body.summary?.total ?? 0
}

export const pay = (shopper: ShopperAtHome, expected_total: number) =>
  shopper.post("/store/checkout", { address_id: shopper.address_id, payment_method: "cod", expected_total })

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
      where r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id and r.deleted_at is null) as live
  from product_variant v
  join product_variant_inventory_item i on i.variant_id = v.id
  join inventory_level l on l.inventory_item_id = i.inventory_item_id
  where v.product_id = $1 and v.deleted_at is null and l.deleted_at is null`

/** The stock as the database has it; `live` is reckoned from the reservations themselves. */
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

/** How often each status came. */
export const tally = (answers: { status: number }[]) =>
  answers.reduce<Record<number, number>>((seen, { status }) => ({ ...seen, [status]: (seen[status] ?? 0) + 1 }), {})
