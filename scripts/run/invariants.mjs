import pg from "pg"

/**
 * Invariants of every shop's database. Each query returns the rows that violate its sentence.
 */
const INVARIANTS = [
  {
    sentence: "The reserved quantity is the sum of the live reservations, and at most the stock.",
    query: `select l.inventory_item_id as id, l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
        coalesce(sum(r.quantity), 0)::int as reservations
      from inventory_level l
      left join reservation_item r on r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id
        and r.deleted_at is null
      where l.deleted_at is null
      group by l.id
      having l.reserved_quantity <> coalesce(sum(r.quantity), 0) or l.reserved_quantity > l.stocked_quantity`,
  },
  {
    sentence: "A cart has at most one order.",
    query: `select c.cart_id as id, count(*)::int as orders from order_cart c
      join "order" o on o.id = c.order_id and o.deleted_at is null
      where c.deleted_at is null group by c.cart_id having count(*) > 1`,
  },
  {
    sentence: "A payment pays for at most one order.",
    query: `select p.payment_collection_id as id, count(*)::int as orders from order_payment_collection p
      join "order" o on o.id = p.order_id and o.deleted_at is null
      where p.deleted_at is null group by p.payment_collection_id having count(*) > 1`,
  },
  {
    sentence: "An order has its items.",
    query: `select o.id from "order" o where o.deleted_at is null and o.status <> 'canceled'
      and not exists (select 1 from order_item i where i.order_id = o.id and i.deleted_at is null)`,
  },
  {
    sentence: "An online payment that became an order has a live order, and no other has one.",
    query: `select r.razorpay_order_id as id, r.state, o.id as order_id from razorpay_payment r
      left join order_payment_collection l on l.payment_collection_id = r.payment_collection_id and l.deleted_at is null
      left join "order" o on o.id = l.order_id and o.status <> 'canceled' and o.deleted_at is null
      where (r.state = 'ordered') <> (o.id is not null)`,
  },
  {
    sentence: "No order is paid without the provider's payment.",
    query: `select r.razorpay_order_id as id, p.captured_amount::float8 as rupees from razorpay_payment r
      join payment_collection p on p.id = r.payment_collection_id and p.deleted_at is null
      where r.razorpay_payment_id is null and coalesce(p.captured_amount, 0) > coalesce(p.refunded_amount, 0)`,
  },
]

/**
 * Checks a shop's database against each invariant.
 * @returns the broken ones: their sentence and up to ten rows that break it
 */
export async function brokenInvariants(address) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const broken = []
    for (const { sentence, query } of INVARIANTS) {
      const { rows } = await client.query(query)
      if (rows.length) broken.push({ sentence, rows: rows.slice(0, 10) })
    }
    return broken
  } finally {
    await client.end()
  }
}
