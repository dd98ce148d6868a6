import type { ReturnRow } from "@haat/checkout/contract"
import type { OwnersRefund, RefundableReturn, RefundReturn } from "@haat/medusa-payment-razorpay/contract"
import { request } from "../http-client"

/** What the owner does with a return, by its path. */
export type ReturnStep = "approval" | "rejection" | "pickup" | "picked-up" | "receipt"

/** The returns' part of the data provider. */
export const returnRequests = {
  /** Takes a return one step further. Throws an HttpError: 400 with a sentence for each field, 409 when somebody was quicker. */
  moveReturn: (id: string, step: ReturnStep, body: object = {}) =>
    request<ReturnRow>(`returns/${encodeURIComponent(id)}/${step}`, { method: "POST", body }),

  /** What of it can be refunded; null while it is not here, or when nothing was paid for it. */
  refundableReturn: async (id: string) =>
    (await request<{ refundable: RefundableReturn | null }>(`returns/${encodeURIComponent(id)}`)).refundable,

  /** Refunds what has come back. Throws an HttpError: 400 with a sentence for each field, 409 when it cannot be. */
  refundReturn: (id: string, body: RefundReturn) =>
    request<OwnersRefund>(`returns/${encodeURIComponent(id)}/refund`, { method: "POST", body }),
}
