import { createHash } from "node:crypto"
import { toPaise, toRupees } from "@haat/sdk/money"
import { generateEntityId } from "@medusajs/framework/utils"
import type { Adjustment, OrderAddress, OrderPlan } from "../../contract"
import type { OrderFacts } from "../../queries/order-facts"
import type { StoredLine } from "../../queries/stored-cart"
import { joinRows, type Rows, rawNumber } from "../../queries/write-rows"
import { cartRows, lineItemRow } from "../cart/cart-rows"
import type { OrderLine } from "./confirm-lines"
import type { PreparedOrder } from "./prepare-order"
import type { TaxLine } from "./tax-lines"

export type NewOrder = {
  plan: OrderPlan
  facts: OrderFacts
  lines: OrderLine[]
  prepared: PreparedOrder
  payment_collection_id: string
  /** time of the order, ISO 8601 */
  at: string
}

const newId = (prefix: string) => generateEntityId(undefined, prefix)

/** Derives the order id from the cart id, so that the primary key allows one order per cart. */
export const toOrderId = (cart_id: string) => cart_id.replace(/^(cart_)?/, "order_")

const lineItemId = (cart_id: string, variant_id: string) =>
  `ordli_${createHash("sha256").update(`${cart_id} ${variant_id}`).digest("hex").slice(0, 26)}`

/**
 * Builds the rows of an order in Medusa's order, inventory and link modules, and the rows that plugins add. Amounts in
 * rupees.
 */
export function orderRows({ plan, facts, lines, prepared, payment_collection_id, at }: NewOrder): Rows {
  const { taxes, parts } = prepared
  const { cart_id, customer_id, email, total, delivery_charge } = plan
  const order_id = toOrderId(cart_id)
  const times = { created_at: at, updated_at: at }
  const items = lines.map((line) => ({ line, id: lineItemId(cart_id, line.variant_id) }))
  const addresses = [plan.shipping_address, plan.billing_address].map((address) => addressRow(address, times))
  const shipping_method_id = newId("ordsm")
  const rows = {
    order_address: addresses,
    order: [
      {
        id: order_id,
        region_id: facts.region_id,
        customer_id,
        sales_channel_id: facts.sales_channel_id,
        status: "pending",
        email,
        currency_code: "inr",
        no_notification: false,
        shipping_address_id: addresses[0].id,
        billing_address_id: addresses[1].id,
        ...times,
      },
    ],
    order_summary: [{ id: newId("ordsum"), order_id, version: 1, totals: unpaidTotals(total), ...times }],
    order_line_item: items.map(({ line, id }) => ({ id, ...lineItemRow(line), metadata: {}, ...times })),
    order_line_item_tax_line: items.flatMap(({ id: item_id }, nth) =>
      taxes.forItem(nth).map((tax) => ({ id: newId("ordlitxl"), item_id, ...taxRow(tax), ...times })),
    ),
    order_line_item_adjustment: items.flatMap(({ line, id: item_id }) =>
      (line.adjustments ?? []).map((one) => ({
        id: newId("ordliadj"),
        item_id,
        ...adjustmentRow(one),
        is_tax_inclusive: true,
        ...times,
      })),
    ),
    order_item: items.map(({ line: { quantity }, id: item_id }) => ({
      id: newId("orditem"),
      order_id,
      item_id,
      version: 1,
      quantity,
      raw_quantity: rawNumber(quantity),
      metadata: {},
      ...ZERO_COUNTERS,
      ...times,
    })),
    order_shipping_method: [
      {
        id: shipping_method_id,
        name: facts.shipping_option?.name ?? "Delivery",
        shipping_option_id: facts.shipping_option?.id,
        is_tax_inclusive: true,
        amount: delivery_charge,
        raw_amount: rawNumber(delivery_charge),
        data: { parcels: lines.map(quotedParcel), ...(plan.charges && { charges: plan.charges }) },
        ...times,
      },
    ],
    order_shipping_method_tax_line: taxes.delivery.map((tax) => ({
      id: newId("ordsmtxl"),
      shipping_method_id,
      ...taxRow(tax),
      ...times,
    })),
    order_shipping_method_adjustment: deliveryAdjustment(plan).map((one) => ({
      id: newId("ordsmadj"),
      shipping_method_id,
      ...adjustmentRow(one),
      ...times,
    })),
    order_shipping: [{ id: newId("ordspmv"), order_id, shipping_method_id, version: 1, ...times }],
    reservation_item: items.flatMap(({ line, id }) => reservationRow(line, id, times)),
    order_field: Object.entries(plan.fields ?? {}).map(([plugin, values]) => ({ order_id, plugin, values })),
    order_cart: [{ id: newId("ordercart"), order_id, cart_id }],
    order_payment_collection: [{ id: newId("ordpay"), order_id, payment_collection_id }],
    cart_payment_collection: facts.payment_collection_id
      ? []
      : [{ id: newId("capaycol"), cart_id, payment_collection_id }],
  }
  const order = { order_id, line_ids: items.map(({ id }) => id), at }
  return joinRows([rows, ...parts.map((part) => part.rows?.(order) ?? {})])
}

/** Builds the rows of a new cart for the lines that were not ordered; no rows when there are none. */
export function leftoverRows({ plan, facts, at }: Pick<NewOrder, "plan" | "facts" | "at">, lines: StoredLine[]): Rows {
  if (!lines.length) return {}
  const { customer_id, email } = plan
  return cartRows({ ...facts, customer_id, email }, lines, at)
}

const addressRow = (address: OrderAddress, times: object) => ({
  id: newId("ordaddr"),
  ...address,
  company: address.company ?? null,
  ...times,
})

/** `amount` is the discount of all pieces, including tax. */
const adjustmentRow = ({ name, code, amount }: Adjustment) => ({
  version: 1,
  description: name,
  code: code ?? null,
  amount,
  raw_amount: rawNumber(amount),
})

/** Merges the delivery discounts, since Medusa keeps one: names joined, amounts added up. */
function deliveryAdjustment({ delivery_adjustments: all = [] }: OrderPlan): Adjustment[] {
  const [first, ...others] = all
  if (!others.length) return all
  const amount = toRupees(all.reduce((sum, one) => sum + toPaise(one.amount), 0))
  return [{ ...first, name: all.map(({ name }) => name).join(", "), amount }]
}

const taxRow = (tax: TaxLine) => ({ ...tax, raw_rate: rawNumber(tax.rate) })

/** Zero counters of a new order item. */
const ZERO_COUNTERS = Object.fromEntries(
  [
    "fulfilled",
    "shipped",
    "delivered",
    "return_requested",
    "return_received",
    "return_dismissed",
    "written_off",
  ].flatMap((name) => [
    [`${name}_quantity`, 0],
    [`raw_${name}_quantity`, rawNumber(0)],
  ]),
)

/** Parcel of an item as quoted by the carrier, for shipping it later. */
const quotedParcel = ({ product_id, variant_id, delivery_charge, estimated_delivery_days }: OrderLine) => ({
  product_id,
  variant_id,
  delivery_charge,
  estimated_delivery_days,
})

function reservationRow(line: OrderLine, line_item_id: string, times: object) {
  const { inventory_item_id, location_id } = line
  if (!inventory_item_id || !location_id) return []
  const quantity = line.quantity * line.required_quantity
  const raw_quantity = rawNumber(quantity)
  return [{ id: newId("resitem"), line_item_id, inventory_item_id, location_id, quantity, raw_quantity, ...times }]
}

/** Returns Medusa's totals of an order without payments. */
function unpaidTotals(total: number) {
  const sums = {
    current_order_total: total,
    original_order_total: total,
    accounting_total: total,
    pending_difference: total,
    paid_total: 0,
    refunded_total: 0,
    transaction_total: 0,
    credit_line_total: 0,
  }
  const raw = Object.entries(sums).map(([name, sum]) => [`raw_${name}`, rawNumber(sum)])
  return { ...sums, ...Object.fromEntries(raw) }
}
