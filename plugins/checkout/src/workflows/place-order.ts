import { toRupees } from "@haat/sdk/money"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import pLimit, { type Limit } from "p-limit"
import { type CapturedSession, chargesForPayment, type Order, type OrderPlan, sumCharges } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { lockCart } from "../queries/lock-cart"
import { requireCodOrderLimit } from "../queries/open-cod-orders"
import { readOrderFacts } from "../queries/order-facts"
import { resolveOrderReader } from "../queries/order-reader"
import { readStoredCart } from "../queries/stored-cart"
import { writeRows } from "../queries/write-rows"
import { amountToPay } from "../store-credit"
import { runInCartTransaction } from "./cart/change-lines"
import { requireCodAllowed, requireCodCode } from "./cod"
import { type ConfirmedLines, confirmLines, matchesPlan } from "./order/confirm-lines"
import { leftoverRows, orderRows, toOrderId } from "./order/order-rows"
import { capturedPaymentRows, codPaymentRows } from "./order/payment-rows"
import { type OrderRequest, type PlannedOrder, planOrder } from "./order/plan-order"
import { canWriteParts, type PreparedOrder, prepareOrder, writeParts } from "./order/prepare-order"
import { toOrderError } from "./order/to-order-error"
import { writePluginRows } from "./order/write-plugin-rows"

export type PlaceOrderInput =
  | (OrderRequest & { payment_method: "cod" })
  | { customer_id: string; cart_id: string; payment_method: "online"; plan: OrderPlan; paid: CapturedSession }

/** Throws when the planned order differs from the one that the caller agreed to. */
type PlanCheck = (planned: PlannedOrder) => void

/** Maximum number of plans of one order: it is planned again when the cart, a price or the stock changed meanwhile. */
const MAX_PLANS = 3

/**
 * Turns the shopper's cart into an order in one transaction: the order, its reservations, its payment and the closed
 * cart. The carrier and the other plugins are called before the transaction.
 * @param input amounts in rupees; with `paid` the order is placed as in `plan`, and uses the captured payment session
 * @throws HttpError 409 when an item is sold out, the cart is ordered already, or the total is not `expected_total`
 */
export async function placeOrder(
  container: MedusaContainer,
  input: PlaceOrderInput,
  checkPlan: PlanCheck = () => {},
): Promise<Order> {
  // Store credit may pay all of it, or the total may be 0: known only after planning.
  const mayNeedNoCash = input.payment_method === "cod" && (!!input.credit || !input.expected_total)
  if (input.payment_method === "cod" && !mayNeedNoCash) await requireCodOrderLimit(container, input.customer_id)
  for (let plans = 1; ; plans++) {
    const planned = await planInput(container, input)
    checkPlan(planned)
    const { plan, facts } = planned
    if (input.payment_method === "cod" && amountToPay(plan) > 0) {
      if (mayNeedNoCash) await requireCodOrderLimit(container, input.customer_id)
      const { customer_id, cart_id, shipping_address } = plan
      const { postal_code } = shipping_address
      await requireCodAllowed(container, facts.cod, { customer_id, cash: amountToPay(plan), postal_code })
      const total = plan.total - toRupees(cashChargesPaise(plan))
      await requireCodCode(container, facts.cod, { customer_id, cart_id, total, code: input.code })
    }
    const prepared = await prepareOrder(container, plan, facts)
    const product_ids = await writePlannedOrder(container, input, planned, prepared)
    if (product_ids) return emitOrderPlaced(container, plan, product_ids)
    if (plans === MAX_PLANS) throw new HttpError(CHECKOUT_ERRORS.somebody_was_faster)
  }
}

/** Part of the charges that is only due because cash is paid. */
const cashChargesPaise = ({ charges = [] }: OrderPlan) =>
  sumCharges(charges) - sumCharges(chargesForPayment(charges, { paysCash: false }))

async function planInput(container: MedusaContainer, input: PlaceOrderInput): Promise<PlannedOrder> {
  if (input.payment_method === "cod") return planOrder(container, input)
  const { customer_id, cart_id, plan } = input
  const facts = await readOrderFacts(container, { customer_id, cart_id, address: plan.shipping_address })
  if (!facts || facts.ordered) throw new HttpError(CHECKOUT_ERRORS.already_ordered)
  return { plan, facts, sold_out: [] }
}

/**
 * Writes the planned order. Returns the ids of its products; null, with nothing written, when the cart of a cash order
 * no longer matches the plan, or goods leave from another warehouse than the order was prepared for.
 */
async function writePlannedOrder(
  container: MedusaContainer,
  input: PlaceOrderInput,
  { plan, facts }: PlannedOrder,
  prepared: PreparedOrder,
): Promise<string[] | null> {
  const task = async (trx: Knex.Transaction) => {
    await lockCart(trx, plan)
    const cart = await readStoredCart(container, plan.customer_id, [], trx)
    if (input.payment_method === "cod" && !matchesPlan(plan, cart)) return null
    const confirmed = confirmLines(plan, cart)
    if (!canWriteParts(prepared.parts, confirmed.lines)) return null
    await writeOrder(trx, input, { plan, facts, prepared, confirmed })
    const order_id = toOrderId(plan.cart_id)
    await writeParts(trx, prepared.parts, order_id)
    await writePluginRows(container, trx, { order_id, plan })
    return [...new Set(confirmed.lines.map(({ product_id }) => product_id))]
  }
  const transaction = () => runInCartTransaction(container, plan.customer_id, task)
  return orderWriteLimit(container)(transaction).catch((error) => {
    throw toOrderError(error)
  })
}

/**
 * Share of this process's database connections that may write orders. An order keeps its connection while it waits for
 * the stock lock: without the limit, a rush on one product takes all connections, and other requests time out.
 */
const CONNECTION_SHARE = 0.5

let writeLimit: Limit | undefined

const orderWriteLimit = (container: MedusaContainer): Limit => {
  const { client } = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  writeLimit ??= pLimit(Math.ceil(CONNECTION_SHARE * (client as { pool: { max: number } }).pool.max))
  return writeLimit
}

const CLOSE_CART = `
  update cart
  set completed_at = cast(:now as timestamptz), updated_at = cast(:now as timestamptz)
  where id = :closed_cart_id`

const DELETE_CART_FIELDS = "delete from cart_field where cart_id = :closed_cart_id"

type OrderToWrite = Pick<PlannedOrder, "plan" | "facts"> & { prepared: PreparedOrder; confirmed: ConfirmedLines }

async function writeOrder(
  trx: Knex.Transaction,
  input: PlaceOrderInput,
  { plan, facts, prepared, confirmed }: OrderToWrite,
): Promise<void> {
  const at = new Date().toISOString()
  const payment = input.payment_method === "cod" ? codPaymentRows(plan, at) : capturedPaymentRows(plan, input.paid, at)
  const { payment_collection_id, changes } = payment
  const order = orderRows({ plan, facts, prepared, lines: confirmed.lines, payment_collection_id, at })
  await writeRows(
    trx,
    { ...payment.rows, ...order },
    {
      statements: [...changes.statements, CLOSE_CART, ...(plan.fields ? [DELETE_CART_FIELDS] : [])],
      values: { ...changes.values, closed_cart_id: plan.cart_id, now: at },
    },
  )
  const leftover = leftoverRows({ plan, facts, at }, confirmed.leftovers)
  if (leftover.cart) await writeRows(trx, leftover)
}

/** Lower priority than Medusa's default of 100, so that a rush of orders does not delay the indexing of products. */
const LOW_PRIORITY = { priority: 200 }

/** Emits the events of a new order and of its changed stock. Returns the order. */
async function emitOrderPlaced(container: MedusaContainer, plan: OrderPlan, product_ids: string[]): Promise<Order> {
  const id = toOrderId(plan.cart_id)
  const order = (await resolveOrderReader(container).findOrder({ customer_id: plan.customer_id, id })) as Order
  await emitEvents(container, [
    { name: "order.placed", data: { id }, options: LOW_PRIORITY },
    { name: "catalog.stock-changed", data: { product_ids } },
  ])
  return order
}
