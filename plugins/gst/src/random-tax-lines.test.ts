/** @module-tag money */
import type { OrderTax } from "@haat/checkout/contract"
import { shop } from "@haat/testing"
import { smallOrFull } from "@haat/testing/test-size"
import { decorateCartTotals } from "@medusajs/framework/utils"
import fc from "fast-check"
import { expect, it } from "vitest"
import { orderTaxRows } from "./rules/order-tax-rows"
import { splitAmount, splitCharges, splitDelivery } from "./rules/split-order"

const haat = shop()

const RATES = [0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000]
const line = fc.record({
  paise: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  percent: fc.nat(100),
  rate: fc.constantFrom(...RATES),
})
const charge = fc.record({
  charge_id: fc.constantFrom("gift-wrap.wrapping", "gift-wrap.card"),
  paise: fc.nat(100_000),
  hsn: fc.constantFrom("998540", "4909"),
  rate: fc.constantFrom(...RATES),
})
const random = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  delivery: fc.nat(200_000),
  charges: fc.array(charge, { maxLength: 3 }),
  percent: fc.nat(100),
  rounding_paise: fc.nat(99),
  place_of_supply: fc.constantFrom("27", "33", "35"),
  supplier_state: fc.constantFrom("27", "35"),
})
type Random = typeof random extends fc.Arbitrary<infer Order> ? Order : never

/** Rounds to a billionth of a rupee: Medusa's sums of fractions may miss by the last digit of a double. */
const roundSum = (rupees: number) => Number(rupees.toFixed(9))

const paidFor = ({ paise, quantity, percent }: Random["lines"][number]) => {
  const off = Math.floor((paise * quantity * percent) / 100)
  return { off, paid_paise: paise * quantity - off }
}

function taxOf({ lines, delivery, charges, percent, rounding_paise, place_of_supply, supplier_state }: Random) {
  const off = Math.floor((delivery * percent) / 100)
  const route = { place_of_supply, supplier_state, charges_tax: true }
  const parts = lines.map((one) =>
    splitAmount(route, paidFor(one).paid_paise, { hsn: "", exempt: false, rate: one.rate }),
  )
  const split = {
    lines: parts,
    delivery: splitDelivery({ ...route, delivery_paise: delivery - off }, parts),
    charges: splitCharges({ ...route, charges }, parts),
  }
  const tax: OrderTax = { ...split, ...route, rounding_paise, buyer_gstin: null, suppliers: {} }
  return { tax, off }
}

it("gives Medusa's own totals the taxes of any order, to the paisa", async () => {
  const count = smallOrFull(300, 3_000)
  const orders = fc
    .sample(random, count)
    .map((order, at) => ({ order, order_id: `order_random_${at}`, ...taxOf(order) }))
  const rows = orders.map(({ order, order_id, tax }) =>
    orderTaxRows(tax, { order_id, line_ids: order.lines.map((_, at) => `${at}`), at: new Date().toISOString() }),
  )
  try {
    for (const table of ["gst_order", "gst_order_line"] as const)
      await haat.sql(`insert into ${table} select (jsonb_populate_recordset(null::${table}, $1::jsonb)).*`, [
        JSON.stringify(rows.flatMap((of): unknown[] => [of[table]].flat())),
      ])
    const written = await haat.sql("select * from order_tax_line where order_id like 'order_random_%'")
    const linesOf = (id: string, line_id: string | null) =>
      written.filter((one) => one.order_id === id && one.line_id === line_id).map(({ rate }) => ({ rate }))
    const offs = await haat.sql(
      `select haat_before_tax(given.off, coalesce((
         select sum(rate) from order_tax_line where order_id = given.id and line_id is null), 0)) as off
       from unnest($1::text[], $2::numeric[]) with ordinality given(id, off, at) order by at`,
      [orders.map(({ order_id }) => order_id), orders.map(({ off }) => off / 100)],
    )
    for (const [at, { order, order_id, tax }] of orders.entries()) {
      const charged = order.charges.reduce((sum, { paise }) => sum + paise, order.delivery + order.rounding_paise)
      const cart = decorateCartTotals({
        currency_code: "inr",
        items: order.lines.map((one, nth) => ({
          id: `${nth}`,
          unit_price: one.paise / 100,
          quantity: one.quantity,
          is_tax_inclusive: true,
          adjustments: [{ amount: paidFor(one).off / 100, is_tax_inclusive: true }],
          tax_lines: linesOf(order_id, `${nth}`),
        })),
        shipping_methods: [
          {
            id: "delivery",
            amount: charged / 100,
            is_tax_inclusive: true,
            adjustments: [{ amount: offs[at].off }],
            tax_lines: linesOf(order_id, null),
          },
        ],
      } as unknown as Parameters<typeof decorateCartTotals>[0])
      const { total, item_tax_total, shipping_tax_total, tax_total } = JSON.parse(JSON.stringify(cart))
      const taxes = (parts: OrderTax["lines"]) =>
        parts.reduce((sum, { paid_paise, taxable_paise }) => sum + paid_paise - taxable_paise, 0) / 100
      const paid = order.lines.reduce((sum, one) => sum + paidFor(one).paid_paise, charged - orders[at].off) / 100
      const shipping = taxes([...tax.delivery, ...tax.charges])
      const paise = Math.round((taxes(tax.lines) + shipping) * 100)
      expect([total, item_tax_total, shipping_tax_total, tax_total].map(roundSum)).toEqual(
        [paid, taxes(tax.lines), shipping, paise / 100].map(roundSum),
      )
    }
  } finally {
    for (const table of ["gst_order_line", "gst_order"])
      await haat.sql(`delete from ${table} where order_id like 'order_random_%'`)
  }
}, 120_000)
