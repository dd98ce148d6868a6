import type { TestShop } from "@haat/testing"

const COPY = [
  `insert into order_line_item select (jsonb_populate_record(null::order_line_item,
    to_jsonb(l) || jsonb_build_object('id', $1 || n || '_' || l.id))).*
   from order_line_item l join order_item i on i.item_id = l.id and i.order_id = $3, generate_series(1, $2::int) n`,
  `insert into "order" select (jsonb_populate_record(null::"order",
    (to_jsonb(o) - 'display_id') || jsonb_build_object('id', $1 || n, 'display_id', 1000000 + n))).*
   from "order" o, generate_series(1, $2::int) n where o.id = $3`,
  `insert into order_item select (jsonb_populate_record(null::order_item,
    to_jsonb(i) || jsonb_build_object('id', $1 || n || '_' || i.id,
     'order_id', $1 || n, 'item_id', $1 || n || '_' || i.item_id))).*
   from order_item i, generate_series(1, $2::int) n where i.order_id = $3`,
]

/**
 * Copies an order `count` times with ids of `prefix` and a number, as an earlier version would have stored it: without
 * tax.
 */
export async function copyOrder(
  haat: TestShop,
  { order_id, prefix, count }: { order_id: string; prefix: string; count: number },
) {
  for (const statement of COPY) await haat.sql(statement, [prefix, count, order_id])
}

/** Removes copies so that they are not counted; their documents stay. */
export async function removeCopies(haat: TestShop, prefix: string) {
  await haat.sql(`delete from order_item where order_id like $1`, [`${prefix}%`])
  await haat.sql(`delete from order_line_item where id like $1`, [`${prefix}%`])
  await haat.sql(`delete from payment_refund where order_id like $1`, [`${prefix}%`])
  await haat.sql(`delete from "order" where id like $1`, [`${prefix}%`])
}
