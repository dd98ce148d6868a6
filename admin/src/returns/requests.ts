import type { LineReturnTerms, OpenClaim, ReturnRow } from "@haat/checkout/contract"
import type { MissedMinimum } from "@haat/offers/contract"
import type { OwnersRefund, RefundableReturn, RefundReturn } from "@haat/payments/contract"
import { request } from "../http-client"

/** Refundable part of a return, and the coupons of its order whose minimum is higher than the rest of the order. */
export type ReturnToRefund = RefundableReturn & {
  missed_minimums: MissedMinimum[]
  /** the shopper keeps the discount of these, as the owner has set it */
  keeps_discount: boolean
}

/** Actions of the owner on a return, by path. */
export type ReturnStep = "approval" | "rejection" | "pickup" | "picked-up" | "receipt"

/** The returns' part of the data provider. */
export const returnRequests = {
  /**
   * Moves a return to its next state. Throws an HttpError: 400 with a sentence for each field, 409 after a concurrent
   * change.
   */
  moveReturn: (id: string, step: ReturnStep, body: object = {}) =>
    request<ReturnRow>(`returns/${encodeURIComponent(id)}/${step}`, { method: "POST", body }),

  /** Return terms of each line of an order that has arrived. */
  returnTerms: async (order_id: string) =>
    (await request<{ lines: LineReturnTerms[] }>(`orders/${encodeURIComponent(order_id)}/return-terms`)).lines,

  /** Opens a claim for a shopper. Throws an HttpError: 400 with a sentence for each field, 409 where it cannot be. */
  openClaim: (body: OpenClaim) => request<ReturnRow>("returns", { method: "POST", body }),

  /** Refundable part of a return; null until its goods are received, or when nothing was paid for them. */
  refundableReturn: async (id: string): Promise<ReturnToRefund | null> => {
    const { refundable, missed_minimums, keeps_discount } = await request<
      Pick<ReturnToRefund, "missed_minimums" | "keeps_discount"> & { refundable: RefundableReturn | null }
    >(`returns/${encodeURIComponent(id)}`)
    return refundable && { ...refundable, missed_minimums, keeps_discount }
  },

  /** Refunds what has come back. Throws an HttpError: 400 with a sentence for each field, 409 when it cannot be. */
  refundReturn: (id: string, body: RefundReturn) =>
    request<OwnersRefund>(`returns/${encodeURIComponent(id)}/refund`, { method: "POST", body }),
}
