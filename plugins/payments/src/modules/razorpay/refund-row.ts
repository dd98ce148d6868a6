import type { RefundMethod, RefundOrder, RefundPart, RefundReturn, RefundState } from "../../refund-contract"

/** A row of `payment_refund`; amount in paise. */
export type RefundRow = {
  id: string
  order_id: string
  payment_id: string
  method: RefundMethod
  amount: number
  reason: string
  parts: RefundPart[] | null
  reference: string | null
  state: RefundState
  failure: string | null
  provider_refund_id: string | null
  request_id: string | null
  request: RefundOrder | RefundReturn | null
  requested_by: string | null
  created_at: Date
  processed_at: Date | null
  /** the return that it is of */
  return_id: string | null
}

/** One that staff have requested. */
export type NewRefund = Pick<
  RefundRow,
  | "order_id"
  | "payment_id"
  | "method"
  | "amount"
  | "reason"
  | "parts"
  | "reference"
  | "state"
  | "requested_by"
  | "return_id"
> & { request_id: string; request: RefundOrder | RefundReturn }
