import { FREIGHT_QUOTES, type FreightQuotes } from "@haat/checkout/contract"
import { type PaymentOutcome, VerifyPayment } from "@haat/payments/contract"
import { PAYMENT_ERRORS } from "@haat/payments/errors"
import { verifyPayment } from "@haat/payments/workflows/verify-payment"
import { PostalCode } from "@haat/places/contract"
import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import { userId } from "@haat/sdk/server/legacy-call"
import { z } from "zod"
import { resolveAttempts } from "../attempts"
import { call } from "../call"
import { LEGACY_ERRORS } from "../errors"
import { openPrepaid } from "../ordering/open-prepaid"
import { quotedCodes, storeQuotedCode } from "../ordering/quoted-codes"
import { AddressInput } from "../shapes/address"
import { rupees } from "../shapes/fields"
import { toAddressLines } from "../translate/address"

const tag = "Orders and payment"
const PAISE = 100
const FAILED = PAYMENT_ERRORS.payment_not_verified.en

/** Used part of the payment ledger, which is resolved by its key. */
type Ledger = { findEntry(razorpay_order_id: string): Promise<Entry | null> }
type Entry = { customer_id: string; amount: number; order_id: string | null }

const REJECTED_OUTCOMES: Record<Exclude<PaymentOutcome["state"], "ordered">, string> = {
  confirming: "Your payment is being confirmed. Please look at your orders in a minute",
  refunding: FAILED,
  refunded: FAILED,
  open: FAILED,
}

export const paymentCalls = [
  call({
    method: "GET",
    path: "/order/getCharges/:postalCode/:weight",
    tag,
    summary: "Delivery charge and days of a parcel",
    description:
      "`weight` is in kg: an item's weight times its quantity. `finalResult` has one entry. When the carrier does " +
      "not respond within two seconds, the charge is 0 and the days are 'N/A'; guests get the same while many " +
      "requests are running.",
    who: "everyone",
    params: z.object({
      postalCode: PostalCode,
      weight: z.coerce
        .number("Weight must be a number")
        .positive("Weight must be greater than 0")
        .max(1_000_000, "Weight is too large"),
    }),
    reply: z.object({
      finalResult: z.array(
        z.object({ freight_charge: z.number().describe("Rupees"), estimated_delivery_days: z.string() }),
      ),
    }),
    errors: { 429: "Too many requests of this customer or address" },
    run: async ({ scope, req, caller, params: { postalCode, weight } }) => {
      const customer_id = caller.kind === "customer" ? caller.id : null
      requireWithinLimit(await resolveAttempts(scope).charges(req.ip ?? "", customer_id))
      if (customer_id) await storeQuotedCode(req, postalCode)
      const freight = scope.resolve<FreightQuotes>(FREIGHT_QUOTES)
      const input = {
        delivery_postal_code: postalCode,
        parcels: [{ item_id: "parcel", weight, quantity: 1 }],
      }
      // Customers are not limited like visitors: the checkout needs the same quotes.
      const [quote] = customer_id ? await freight.quote(input) : await freight.quoteForVisitor(input)
      const { freight_charge, estimated_delivery_days } = quote
      return { finalResult: [{ freight_charge, estimated_delivery_days }] }
    },
  }),
  call({
    method: "POST",
    path: "/payment/create-order",
    tag,
    summary: "Opens a payment for the signed-in customer's cart",
    description:
      "`amount` is in rupees and must be the cart's total; otherwise the reply is 409 and no payment is opened. " +
      "The `amount` of the reply is in paise, as the provider's window needs it. The total includes delivery to " +
      "`shippingAddress` if it is sent, else to one of the saved addresses (the default first) or to a postal " +
      "code that this session has requested charges for.",
    who: "customer",
    own: "userId",
    body: z.object({
      amount: rupees("Amount").describe("Rupees"),
      userId,
      shippingAddress: AddressInput.optional(),
    }),
    reply: z.object({
      order: z.object({ id: z.string(), amount: z.number().describe("Paise"), currency: z.literal("INR") }),
    }),
    errors: {
      409: "The total differs, an item is sold out, no address is known, or too many payments are open",
      429: "Too many requests of this customer or address",
      502: "The provider is down",
    },
    run: async ({ scope, req, customer_id, body }) => {
      requireWithinLimit(await resolveAttempts(scope).pay(req.ip ?? "", customer_id))
      const { razorpay_order_id, amount, currency } = await openPrepaid(scope, {
        customer_id,
        amount: body.amount,
        address: body.shippingAddress && toAddressLines(body.shippingAddress),
        quoted: quotedCodes(req),
      })
      return { order: { id: razorpay_order_id, amount, currency } }
    },
  }),
  call({
    method: "POST",
    path: "/payment/verify",
    tag,
    summary: "Verifies a payment",
    description:
      "Checks the provider's signature and that the payment is captured, then places the order. Repeated calls " +
      "get the same reply, also after the order was cancelled. `amount` must be the amount of the payment: in " +
      "rupees as sent to create-order, or in paise as replied by create-order. Any other value gets 409 and has " +
      "no effect; left out or null, it is not compared.",
    who: "customer",
    own: "userId",
    body: VerifyPayment.extend({ userId, amount: rupees("Amount").nullish() }),
    reply: z.object({ success: z.boolean(), message: z.string(), orderId: z.string().describe("The order's _id") }),
    succeeds: true,
    errors: { 400: "Forged, or of another customer", 409: "The amount differs, or the payment is refunded" },
    run: async ({ scope, customer_id, body: { userId: _, amount, ...proof } }) => {
      const ledger = scope.resolve<Ledger>("razorpay")
      const entry = await ledger.findEntry(proof.razorpay_order_id)
      if (entry?.customer_id !== customer_id) throw new HttpError(PAYMENT_ERRORS.payment_not_verified)
      if (amount != null && amount !== entry.amount && amount !== entry.amount / PAISE)
        throw new HttpError(LEGACY_ERRORS.amount_differs)
      const outcome = await verifyPayment(scope, { ...proof, customer_id })
      // The reply stays the same after the order was cancelled and refunded.
      const orderId =
        outcome.state === "ordered" ? outcome.order_id : (await ledger.findEntry(proof.razorpay_order_id))?.order_id
      if (orderId) return { success: true, message: "Payment verified successfully", orderId }
      const sentence = outcome.state === "ordered" ? FAILED : REJECTED_OUTCOMES[outcome.state]
      throw new HttpError(LEGACY_ERRORS.payment_without_order, {
        sentence: ("message" in outcome && outcome.message) || sentence,
      })
    },
  }),
]
