import type { OpenPayment, PaymentOutcome, PaymentWindow, VerifyPayment } from "@haat/payments/contract"
import { type Query, queryOptions } from "@tanstack/react-query"
import { errorSentence } from "../backend/error-sentence.ts"
import { isClientError, sdk } from "../backend/sdk.ts"

const PAYMENTS = "/store/razorpay/payments"

const postPayment = async (path: string, body?: OpenPayment) =>
  (await sdk.client.fetch<{ payment: PaymentWindow }>(path, { method: "POST", body })).payment

/** Opens a payment of the whole cart for the provider's window. */
export const openPayment = (body: OpenPayment) => postPayment(PAYMENTS, body)

/** Opens a payment of the open balance of a replacement order. */
export const openBalancePayment = (order_id: string) =>
  postPayment(`/store/razorpay/orders/${encodeURIComponent(order_id)}/payments`)

/** Translates the reason of an outcome into the page's language. */
async function translateReason(outcome: PaymentOutcome): Promise<PaymentOutcome> {
  if (!("reason" in outcome) || !outcome.reason) return outcome
  const reason = { ...outcome.reason, message: await errorSentence(outcome.reason) }
  return outcome.state === "open" ? { ...outcome, message: reason.message, reason } : { ...outcome, reason }
}

const fetchOutcome = async (path: string, init?: { method?: string; body?: VerifyPayment; signal?: AbortSignal }) =>
  translateReason((await sdk.client.fetch<{ outcome: PaymentOutcome }>(`${PAYMENTS}/${path}`, init)).outcome)

/**
 * Verifies the result of the provider's window. Without a response the payment counts as `confirming`, because the
 * money has moved.
 */
export const verifyPayment = (body: VerifyPayment) =>
  fetchOutcome("verify", { method: "POST", body }).catch((error): PaymentOutcome => {
    if (isClientError(error)) throw error
    return { state: "confirming" }
  })

/** Returns the outcome of a payment whose window was closed; null when it cannot be loaded. */
export const fetchClosedWindowOutcome = (id: string) => fetchOutcome(encodeURIComponent(id)).catch(() => null)

const MAX_FAST_POLLS = 15
const MAX_POLLS = 60

/** Polling interval in milliseconds: longer after a while, and at most MAX_POLLS polls for an unpaid payment. */
const pollInterval = ({ state }: Query<PaymentOutcome, Error>) => {
  const polls = state.dataUpdateCount + state.errorUpdateCount
  if (isClientError(state.error)) return false
  const whileOpen = polls < MAX_POLLS ? 5_000 : false
  const intervals = {
    open: whileOpen,
    confirming: polls < MAX_FAST_POLLS ? 2_000 : 5_000,
    refunding: 10_000,
    ordered: false,
    refunded: false,
  } as const
  return state.data ? intervals[state.data.state] : whileOpen
}

/** The outcome of a payment, polled until it is settled. */
export const outcomeQuery = (razorpay_order_id: string) =>
  queryOptions({
    queryKey: ["payment", razorpay_order_id],
    queryFn: ({ signal }) => fetchOutcome(encodeURIComponent(razorpay_order_id), { signal }),
    refetchInterval: pollInterval,
    networkMode: "always",
  })
