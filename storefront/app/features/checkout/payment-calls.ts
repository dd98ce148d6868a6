import type { OpenPayment, PaymentOutcome, PaymentWindow, VerifyPayment } from "@haat/medusa-payment-razorpay/contract"
import { type Query, queryOptions } from "@tanstack/react-query"
import { FetchError, sdk } from "../../lib/sdk.ts"

const PAYMENTS = "/store/razorpay/payments"

/** A payment of the whole cart, ready for the provider's window. */
export const openPayment = (body: OpenPayment) =>
  sdk.client.fetch<{ payment: PaymentWindow }>(PAYMENTS, { method: "POST", body }).then((answer) => answer.payment)

const askOutcome = (id: string, signal?: AbortSignal) =>
  sdk.client
    .fetch<{ outcome: PaymentOutcome }>(`${PAYMENTS}/${encodeURIComponent(id)}`, { signal })
    .then((answer) => answer.outcome)

/** Hands in what the provider's window gave. Without an answer the payment is being confirmed: the money has moved. */
export const verifyPayment = async (body: VerifyPayment): Promise<PaymentOutcome> => {
  try {
    const { outcome } = await sdk.client.fetch<{ outcome: PaymentOutcome }>(`${PAYMENTS}/verify`, {
      method: "POST",
      body,
    })
    return outcome
  } catch (error) {
    if (isRefusal(error)) throw error
    return { state: "confirming" }
  }
}

/** What came of a payment whose window was closed; null when nobody could say. */
export const outcomeAfterClosing = (id: string) => askOutcome(id).catch(() => null)

export const isRefusal = (error: unknown): error is FetchError =>
  error instanceof FetchError && error.status !== undefined && error.status < 500

const EAGER = 15
const PATIENT = 60

/** When to ask again, in milliseconds: soon at first, later in no hurry, and not for ever about a payment nobody made. */
const nextAsk = ({ state }: Query<PaymentOutcome, Error>) => {
  const asked = state.dataUpdateCount + state.errorUpdateCount
  if (isRefusal(state.error)) return false
  switch (state.data?.state) {
    case "ordered":
    case "refunded":
      return false
    case "confirming":
      return asked < EAGER ? 2_000 : 5_000
    case "refunding":
      return 10_000
    default:
      return asked < PATIENT ? 5_000 : false
  }
}

/** What a payment has come to, asked again until it is settled. */
export const outcomeQuery = (razorpay_order_id: string) =>
  queryOptions({
    queryKey: ["payment", razorpay_order_id],
    queryFn: ({ signal }) => askOutcome(razorpay_order_id, signal),
    refetchInterval: nextAsk,
    networkMode: "always",
  })
