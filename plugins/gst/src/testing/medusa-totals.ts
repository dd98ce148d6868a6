import type { Client, TestShop } from "@haat/testing"
import { expect } from "vitest"

const STORED = `
  select state.total::float8 as total, (state.item_discount + state.delivery_discount)::float8 as discount_total,
    (fact.totals ->> 'current_order_total')::float8 as summary,
    coalesce(sum(tax.paise) filter (where tax.line_id is not null), 0)::float8 / 100 as item_tax_total,
    coalesce(sum(tax.paise) filter (where tax.line_id is null), 0)::float8 / 100 as shipping_tax_total,
    coalesce(sum(tax.paise), 0)::float8 / 100 as tax_total
  from order_state state
  join lateral (
    select totals from order_summary where order_id = state.order_id order by version desc limit 1) fact on true
  left join lateral (
    select line_id, cgst_paise + sgst_paise + utgst_paise + igst_paise as paise
    from gst_order_line where order_id = state.order_id) tax on true
  where state.order_id = $1
  group by state.order_id, state.total, state.item_discount, state.delivery_discount, fact.totals`

const FIELDS = [
  ...["total", "discount_total", "tax_total", "item_tax_total", "shipping_tax_total", "summary"].map((it) => `+${it}`),
  ...["items.tax_lines", "shipping_methods.tax_lines", "shipping_methods.adjustments"].map((it) => `*${it}`),
].join(",")

/** An order in Medusa's Admin API, with its totals. */
export async function orderInMedusa(owner: Client, order_id: string) {
  const { status, body } = await owner.get(`/admin/orders/${order_id}?fields=${FIELDS}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body.order
}

/** Rounds to a billionth of a rupee: Medusa's sums of fractions may miss by the last digit of a double. */
const roundSum = (rupees: number) => Number(rupees.toFixed(9))

/** Expects Medusa's totals of an order without returns to be ours, and its taxes the stored ones, to the paisa. */
export async function expectMedusaAgrees(haat: TestShop, owner: Client, order_id: string) {
  const [{ summary, ...stored }] = await haat.sql(STORED, [order_id])
  const order = await orderInMedusa(owner, order_id)
  const totals = Object.fromEntries(Object.keys(stored).map((name) => [name, roundSum(order[name])]))
  expect(totals).toEqual(stored)
  expect(summary).toBe(stored.total)
  return order
}
