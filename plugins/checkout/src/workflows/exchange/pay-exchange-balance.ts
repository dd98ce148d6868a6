import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { toPaise, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { CapturedSession, Order, OrderPlan } from "../../contract"
import { cancelUncapturedPayments } from "../../queries/cancel-order"
import { readExchangeBalance } from "../../queries/exchange"
import { resolveOrderReader } from "../../queries/order-reader"
import { writeRows } from "../../queries/write-rows"
import { RETURN_ERRORS } from "../../return-errors"
import { amountToPay } from "../../store-credit"
import { capturedPaymentRows } from "../order/payment-rows"

/** Timeout shorter than one settlement of the ledger, which retries. */
const LOCK_TIMEOUT_S = 15

/**
 * Plans the payment of the rest of a replacement order. Writes nothing.
 * @throws HttpError 404; 409 when nothing is left to pay
 */
export async function planExchangeBalance(
  container: MedusaContainer,
  { order_id, customer_id }: { order_id: string; customer_id: string },
): Promise<OrderPlan> {
  const order = await resolveOrderReader(container).findOrder({ customer_id, id: order_id })
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  const rest = await readExchangeBalance(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), order_id)
  if (rest <= 0) throw new HttpError(RETURN_ERRORS.nothing_left_to_pay)
  const { total, delivery_charge, shipping_address, billing_address } = order
  return {
    order_id,
    cart_id: order_id.replace(/^order_/, "cart_"),
    customer_id,
    email: "",
    customer_name: `${shipping_address.first_name} ${shipping_address.last_name}`.trim(),
    phone: shipping_address.phone,
    total,
    delivery_charge,
    credit: toRupees(toPaise(total) - toPaise(rest)),
    lines: [],
    shipping_address,
    billing_address,
  }
}

/**
 * Pays the rest of a replacement order with a captured session, in place of its cash payment, in one transaction.
 * @throws HttpError 409 when the order was cancelled, has a parcel that is paid in cash, or the rest is another amount
 */
export async function payExchangeBalance(
  container: MedusaContainer,
  { plan, paid }: { plan: OrderPlan & { order_id: string }; paid: CapturedSession },
): Promise<Order> {
  const { order_id, customer_id } = plan
  const replacePayment = () =>
    inOrderTransaction(container, order_id, async ({ trx }) => {
      if ((await readExchangeBalance(trx, order_id)) !== amountToPay(plan))
        throw new HttpError(RETURN_ERRORS.nothing_left_to_pay)
      await cancelUncapturedPayments(trx, order_id)
      const { payment_collection_id, rows, changes } = capturedPaymentRows(plan, paid, new Date().toISOString())
      const link = { id: generateEntityId(undefined, "ordpay"), order_id, payment_collection_id }
      await writeRows(trx, { ...rows, order_payment_collection: [link] }, changes)
    })
  // The lock waits for a parcel that is being booked, whose courier would collect the cash.
  await withOrderLock(container, order_id, replacePayment, LOCK_TIMEOUT_S)
  return (await resolveOrderReader(container).findOrder({ customer_id, id: order_id })) as Order
}
