import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import pLimit, { type Limit } from "p-limit"
import type { Order, OrderPlan, PaidSession } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { lockCart } from "../queries/lock-cart"
import { requireRoomForCod } from "../queries/open-cod-orders"
import { readOrderFacts } from "../queries/order-facts"
import { orderReaderOf } from "../queries/order-reader"
import { readStoredCart } from "../queries/stored-cart"
import { writeRows } from "../queries/write-rows"
import { toPayOf } from "../store-credit"
import { inCartTransaction } from "./cart/change-lines"
import { requireCod, requireCode } from "./cod"
import { type ConfirmedLines, confirmLines, isAsPlanned } from "./order/confirm-lines"
import { explainDatabase } from "./order/explain-database"
import { leftoverRows, orderIdOf, orderRows } from "./order/order-rows"
import { cashPromised, moneyTaken } from "./order/payment-rows"
import { type OrderRequest, type PlannedOrder, planOrder } from "./order/plan-order"
import { canWriteParts, type PreparedOrder, prepareOrder, writeParts } from "./order/prepare-order"

export type PlaceOrderInput =
  | (OrderRequest & { payment_method: "cod" })
  | { customer_id: string; cart_id: string; payment_method: "online"; plan: OrderPlan; paid: PaidSession }

/** Throws when what is about to be ordered is not what its caller agreed to. */
type Agreement = (planned: PlannedOrder) => void

/**
 * Maximum plans of an order, which is planned again when the cart, a price, the stock or its place changed while it was
 * placed.
 */
const MAX_PLANS = 3

/**
 * Turns the shopper's cart into an order: it is there with its stock, its payment and its closed cart, or nothing is.
 * The carrier and the parts of other plugins are read before the one transaction that writes it.
 * @param input amounts in rupees; money taken beforehand (`paid`) is taken over from its session, for `plan` as it was
 * @throws HttpError 409 for what is sold out, ordered already, or costs something else than `expected_total`
 */
export async function placeOrder(
  container: MedusaContainer,
  input: PlaceOrderInput,
  agree: Agreement = () => {},
): Promise<Order> {
  // store credit may pay all of it, or it may cost nothing: the plan says
  const mayNeedNoCash = input.payment_method === "cod" && (!!input.credit || !input.expected_total)
  if (input.payment_method === "cod" && !mayNeedNoCash) await requireRoomForCod(container, input.customer_id)
  for (let plans = 1; ; plans++) {
    const planned = await planFor(container, input)
    agree(planned)
    const { plan, facts } = planned
    if (input.payment_method === "cod" && toPayOf(plan) > 0) {
      if (mayNeedNoCash) await requireRoomForCod(container, input.customer_id)
      const { customer_id, cart_id, total, cod_fee = 0, shipping_address } = plan
      const { postal_code } = shipping_address
      await requireCod(container, facts.cod, { customer_id, cash: toPayOf(plan), postal_code })
      await requireCode(container, facts.cod, { customer_id, cart_id, total: total - cod_fee, code: input.code })
    }
    const prepared = await prepareOrder(container, plan, facts)
    const product_ids = await write(container, input, planned, prepared)
    if (product_ids) return announce(container, plan, product_ids)
    if (plans === MAX_PLANS) throw new HttpError(CHECKOUT_ERRORS.somebody_was_faster)
  }
}

async function planFor(container: MedusaContainer, input: PlaceOrderInput): Promise<PlannedOrder> {
  if (input.payment_method === "cod") return planOrder(container, input)
  const { customer_id, cart_id, plan } = input
  const facts = await readOrderFacts(container, { customer_id, cart_id, address: plan.shipping_address })
  if (!facts || facts.ordered) throw new HttpError(CHECKOUT_ERRORS.already_ordered)
  return { plan, facts, sold_out: [] }
}

/**
 * @returns the products that were ordered; null, and nothing written, when a cash order is not as planned any more, or
 * goods leave from another warehouse than the order was prepared for
 */
async function write(
  container: MedusaContainer,
  input: PlaceOrderInput,
  { plan, facts }: PlannedOrder,
  prepared: PreparedOrder,
): Promise<string[] | null> {
  const task = async (trx: Knex.Transaction) => {
    await lockCart(trx, plan)
    const cart = await readStoredCart(container, plan.customer_id, [], trx)
    if (input.payment_method === "cod" && !isAsPlanned(plan, cart)) return null
    const confirmed = confirmLines(plan, cart)
    if (!canWriteParts(prepared.parts, confirmed.lines)) return null
    await writeOrder(trx, input, { plan, facts, prepared, confirmed })
    await writeParts(trx, prepared.parts, orderIdOf(plan.cart_id))
    return [...new Set(confirmed.lines.map(({ product_id }) => product_id))]
  }
  const transaction = () => inCartTransaction(container, plan.customer_id, task)
  return turnsOf(container)(transaction).catch((error) => {
    throw explainDatabase(error)
  })
}

/**
 * Share of this process's connections that may write orders. Each order waits for the stock that another holds, and
 * keeps its connection: in a rush on one product they had taken all of them, and other requests timed out.
 */
const SHARE = 0.5

let turns: Limit | undefined

const turnsOf = (container: MedusaContainer): Limit => {
  const { client } = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  turns ??= pLimit(Math.ceil(SHARE * (client as { pool: { max: number } }).pool.max))
  return turns
}

const CLOSE = `update cart set completed_at = cast(:now as timestamptz), updated_at = cast(:now as timestamptz) where id = :closed_cart_id`

type OrderToWrite = Pick<PlannedOrder, "plan" | "facts"> & { prepared: PreparedOrder; confirmed: ConfirmedLines }

async function writeOrder(
  trx: Knex.Transaction,
  input: PlaceOrderInput,
  { plan, facts, prepared, confirmed }: OrderToWrite,
): Promise<void> {
  const at = new Date().toISOString()
  const payment = input.payment_method === "cod" ? cashPromised(plan, at) : moneyTaken(plan, input.paid, at)
  const { payment_collection_id, changes } = payment
  const order = orderRows({ plan, facts, prepared, lines: confirmed.lines, payment_collection_id, at })
  await writeRows(
    trx,
    { ...payment.rows, ...order },
    {
      statements: [...changes.statements, CLOSE],
      values: { ...changes.values, closed_cart_id: plan.cart_id, now: at },
    },
  )
  const left = leftoverRows({ plan, facts, at }, confirmed.leftovers)
  if (left.cart) await writeRows(trx, left)
}

/**
 * Priority after Medusa's default of 100: a rush of orders and their mails must not delay the indexing of changed
 * goods.
 */
const AFTER_GOODS = { priority: 200 }

/** Emits that the order is there, and that the stock of its goods has changed. */
async function announce(container: MedusaContainer, plan: OrderPlan, product_ids: string[]): Promise<Order> {
  const id = orderIdOf(plan.cart_id)
  const order = (await orderReaderOf(container).findOrder({ customer_id: plan.customer_id, id })) as Order
  await emitEvents(container, [
    { name: "order.placed", data: { id }, options: AFTER_GOODS },
    { name: "catalog.stock-changed", data: { product_ids } },
  ])
  return order
}
