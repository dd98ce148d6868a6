import { errorReply } from "@haat/sdk/errors"
import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CodRejection } from "../../cod-rule"
import type { ExchangePart, OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { findCodRejection } from "../../queries/cod"
import { quoteDelivery } from "../../queries/delivery"
import {
  creditExchangedGoods,
  type ExchangeFacts,
  readExchange,
  readVariants,
  writeExchange,
} from "../../queries/exchange"
import { type OrderFacts, readOrderFacts } from "../../queries/order-facts"
import type { StoredLine } from "../../queries/stored-cart"
import { writeRows } from "../../queries/write-rows"
import { RETURN_ERRORS } from "../../return-errors"
import { requireStock } from "../../stock-rule"
import { amountToPay } from "../../store-credit"
import { orderRows, toOrderId } from "../order/order-rows"
import { awaitedPaymentRows, codPaymentRows } from "../order/payment-rows"
import { canWriteParts, type PreparedOrder, prepareOrder, writeParts } from "../order/prepare-order"
import { toOrderError } from "../order/to-order-error"
import { computeExchangeCredit, discountAdjustments } from "./exchange-credit"
import { replacementPrices } from "./replacement-prices"

/** Replacement order that is planned and not yet written. */
export type PlannedExchange = {
  plan: OrderPlan
  facts: OrderFacts
  lines: StoredLine[]
  parts: ExchangePart[]
  /** earlier goodwill refunds for the goods, deducted from the lines of the new order */
  discount_paise: number
  prepared: PreparedOrder
  /** reason why the rest cannot be paid in cash; undefined when cash is possible or nothing is left to pay */
  withheld: CodRejection | undefined
}

/** Derives the cart id from the return's id, so that a return has at most one replacement order. */
const replacementCartId = (return_id: string) => return_id.replace(/^rreq_/, "cart_")

/**
 * Plans the order that replaces the goods of a return: the wanted variants, at today's price, to the same address,
 * without a delivery charge. The paid price of the goods is spent on it, and the rest is cash where the owner's rules
 * allow it. Earlier refunds of their worth are deducted: goods for the same price cost nothing. Writes nothing.
 * @throws HttpError 409 when a wanted variant is sold out, nothing is left of the payment, or it is disputed
 */
export async function planExchange(container: MedusaContainer, return_id: string): Promise<PlannedExchange> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const exchange = await readExchange(container, db, return_id)
  const { customer_id, email, shipping_address, billing_address } = exchange
  const facts = exchange.cart_id
    ? await readOrderFacts(container, { customer_id, cart_id: exchange.cart_id, address: shipping_address })
    : undefined
  if (!facts) throw new HttpError(RETURN_ERRORS.exchange_not_possible)
  const wanted = await replacementLines(exchange, (ids) => readVariants(db, ids))
  const freeLines = (await quoteDelivery(container, wanted, shipping_address.postal_code)).map((line) => ({
    ...line,
    delivery_charge: 0,
  }))
  // The total is exact: without a delivery charge it is not rounded up.
  const { credit_paise, discount_paise, parts } = computeExchangeCredit(exchange, itemPaise(freeLines))
  const total = toRupees(itemPaise(freeLines) - discount_paise)
  const adjustments = discountAdjustments(freeLines, discount_paise)
  const plan: OrderPlan = {
    cart_id: replacementCartId(return_id),
    customer_id,
    email,
    total,
    delivery_charge: 0,
    customer_name: `${shipping_address.first_name} ${shipping_address.last_name}`.trim(),
    phone: shipping_address.phone,
    credit: toRupees(credit_paise),
    lines: freeLines.map(
      ({ product_id, variant_id, quantity, price, delivery_charge, estimated_delivery_days }, at) => ({
        product_id,
        variant_id,
        quantity,
        price,
        delivery_charge,
        estimated_delivery_days,
        ...(adjustments[at].length > 0 && { adjustments: adjustments[at] }),
      }),
    ),
    shipping_address,
    billing_address,
  }
  const { postal_code } = shipping_address
  const cash = amountToPay(plan)
  const withheld =
    cash > 0 ? await findCodRejection(container, facts.cod, { customer_id, cash, postal_code }) : undefined
  const prepared = await prepareOrder(container, plan, facts)
  return { plan, facts, lines: freeLines, parts, discount_paise, withheld, prepared }
}

const itemPaise = (lines: { price: number; quantity: number }[]) =>
  lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0)

/** Returns the lines of the new order, one for each requested variant. */
async function replacementLines(
  exchange: ExchangeFacts,
  read: (ids: string[]) => ReturnType<typeof readVariants>,
): Promise<StoredLine[]> {
  const pieces = new Map<string, number>()
  for (const { variant_id, quantity } of exchange.lines)
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  const variants = await read([...pieces.keys()])
  const prices = replacementPrices(exchange)
  return [...pieces].map(([variant_id, quantity]) => {
    const variant = variants.find((known) => known.variant_id === variant_id)
    if (!variant) throw new HttpError(RETURN_ERRORS.exchange_not_there, { product: exchange.lines[0].name })
    requireStock(variant, quantity)
    return { ...variant, price: prices.get(variant_id) ?? variant.price, quantity, line_ids: [] }
  })
}

/**
 * Writes the planned order and its reservations, in the transaction of the approval.
 * @throws HttpError 409 when a price, the stock or the remaining money has changed since it was planned
 */
export async function makeExchange(
  container: MedusaContainer,
  { trx }: Pick<OrderTransaction, "trx">,
  return_id: string,
  { plan, facts, lines, parts, discount_paise, prepared, withheld }: PlannedExchange,
): Promise<void> {
  const exchange = await readExchange(container, trx, return_id)
  const variants = await replacementLines(exchange, (ids) => readVariants(trx, ids))
  const current = lines.map(({ variant_id }) => variants.find((one) => one.variant_id === variant_id))
  const { credit_paise, discount_paise: current_discount_paise } = computeExchangeCredit(exchange, itemPaise(lines))
  const isSame = lines.every(
    ({ price, quantity }, nth) => current[nth]?.price === price && current[nth].quantity === quantity,
  )
  const isAsPlanned = isSame && canWriteParts(prepared.parts, current)
  const isSameCredit = credit_paise === toPaise(plan.credit ?? 0) && current_discount_paise === discount_paise
  if (!isAsPlanned || !isSameCredit) throw new HttpError(CHECKOUT_ERRORS.somebody_was_faster)

  const at = new Date().toISOString()
  const { cart_id, customer_id, email } = plan
  const order_id = toOrderId(cart_id)
  const { payment_collection_id, rows } = withheld ? awaitedPaymentRows(plan, at) : codPaymentRows(plan, at)
  const planned = plan.lines.map((line, nth) => {
    const { variant_id } = lines[nth]
    return { ...lines[nth], ...current[nth], ...line, variant_id }
  })
  const { region_id, sales_channel_id } = facts
  const cart = { region_id, sales_channel_id, customer_id, email, currency_code: "inr", completed_at: at }
  if (credit_paise)
    await creditExchangedGoods(trx, { return_id, customer_id, order_id: exchange.order_id, paise: credit_paise })
  await writeRows(trx, {
    cart: [{ id: cart_id, ...cart, created_at: at, updated_at: at }],
    ...rows,
    ...orderRows({ plan, facts, prepared, lines: planned, payment_collection_id, at }),
  }).catch((error) => {
    throw toOrderError(error)
  })
  await writeParts(trx, prepared.parts, order_id)
  const cash_withheld = withheld && errorReply(withheld.entry, withheld.params)
  await writeExchange(trx, { return_id, exchange_order_id: order_id, parts, cash_withheld })
}
