import { type AddressLines, amountToPay, type OrderPlan } from "@haat/checkout/contract"
import { HOLD_ORDER_HOOK } from "@haat/checkout/hooks"
import { planExchangeBalance } from "@haat/checkout/workflows/exchange/pay-exchange-balance"
import { planOrder } from "@haat/checkout/workflows/order/plan-order"
import { runHook } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { exactPaise } from "medusa-payment-razorpay"
import { type OpenPayment, type PaymentWindow, RAZORPAY } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { LedgerEntry } from "../modules/razorpay/entry"
import type { RazorpayService } from "../modules/razorpay/service"
import { settlePayment } from "./settle-payment"

type Input = Pick<OpenPayment, "expected_total" | "credit" | "gstin" | "billing_address_id" | "fields"> & {
  customer_id: string
  offers_optional?: boolean
} & ({ address_id: string } | { address: AddressLines })

/**
 * Opens an online payment for the shopper's cart. Reuses a payment opened for the same order within ten minutes, so
 * that a retry does not pay twice. The ledger entry is written before the browser gets the payment.
 * @throws HttpError 409 when the total has changed, an item is sold out, or the cart has been paid meanwhile
 */
export const openPayment = async (container: MedusaContainer, input: Input): Promise<PaymentWindow> =>
  openPlannedPayment(container, (await planOrder(container, input)).plan)

/**
 * Opens an online payment for the balance of an exchange order; otherwise like `openPayment`.
 * @throws HttpError 404; 409 when nothing is left to pay
 */
export const openExchangePayment = async (
  container: MedusaContainer,
  input: { order_id: string; customer_id: string },
): Promise<PaymentWindow> => openPlannedPayment(container, await planExchangeBalance(container, input))

async function openPlannedPayment(container: MedusaContainer, plan: OrderPlan): Promise<PaymentWindow> {
  if (!amountToPay(plan)) throw new HttpError(PAYMENT_ERRORS.nothing_to_pay)
  return container.resolve(Modules.LOCKING).execute(
    `razorpay:open:${plan.customer_id}`,
    async () => {
      await runHook(container, HOLD_ORDER_HOOK, plan)
      const entry = (await findReusablePayment(container, plan)) ?? (await createPayment(container, plan))
      return toPaymentWindow(container, entry)
    },
    { timeout: 15 },
  )
}

/**
 * Finds an open payment for exactly this order; throws 409 when an open payment of the cart has been paid meanwhile.
 */
async function findReusablePayment(container: MedusaContainer, plan: OrderPlan): Promise<LedgerEntry | undefined> {
  const open = await container.resolve<RazorpayService>(LEDGER).listOpen({ cart_id: plan.cart_id, plan })
  const settled = await Promise.all(open.map(({ razorpay_order_id }) => settlePayment(container, razorpay_order_id)))
  if (settled.some((entry) => entry?.state === "ordered")) throw new HttpError(PAYMENT_ERRORS.payment_ordered)
  if (settled.some((entry) => entry?.state === "captured")) throw new HttpError(PAYMENT_ERRORS.payment_being_ordered)
  return open.find((entry, at) => entry.same && settled[at]?.state === "created")
}

async function createPayment(container: MedusaContainer, plan: OrderPlan): Promise<LedgerEntry> {
  if (!(await container.resolve<RazorpayService>(LEDGER).canOpenPayment(plan.customer_id)))
    throw new HttpError(PAYMENT_ERRORS.too_many_payments)
  const payments = container.resolve(Modules.PAYMENT)
  const amount = { amount: amountToPay(plan), currency_code: "inr" }
  const { id } = await payments.createPaymentCollections(amount)
  try {
    const session = await payments.createPaymentSession(id, { ...amount, provider_id: RAZORPAY, data: {} })
    return await container.resolve<RazorpayService>(LEDGER).openEntry({
      razorpay_order_id: String(session.data.razorpay_order_id),
      payment_session_id: session.id,
      payment_collection_id: id,
      cart_id: plan.cart_id,
      customer_id: plan.customer_id,
      amount: exactPaise(amountToPay(plan)),
      plan,
    })
  } catch (error) {
    await payments.deletePaymentCollections([id])
    throw error
  }
}

async function toPaymentWindow(
  container: MedusaContainer,
  { razorpay_order_id, amount, plan }: LedgerEntry,
): Promise<PaymentWindow> {
  const { email, customer_name, phone } = plan
  return {
    razorpay_order_id,
    amount,
    currency: "INR",
    name: await shopName(container),
    ...container.resolve<RazorpayService>(LEDGER).window,
    prefill: { name: customer_name, email, contact: phone ? `+91${phone}` : "" },
  }
}
