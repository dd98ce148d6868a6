import { randomBytes } from "node:crypto"

/** Records of Razorpay in its own words. Amounts in paise, times in seconds. */

export type Order = {
  id: string
  entity: "order"
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  offer_id: null
  status: "created" | "attempted" | "paid"
  attempts: number
  notes: Record<string, string> | []
  created_at: number
}

export type Payment = {
  id: string
  entity: "payment"
  amount: number
  currency: string
  status: "created" | "authorized" | "captured" | "refunded" | "failed"
  order_id: string
  method: string
  amount_refunded: number
  refund_status: null | "partial" | "full"
  captured: boolean
  description: null
  vpa: string | null
  email: string
  contact: string
  notes: []
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  created_at: number
}

export type Refund = {
  id: string
  entity: "refund"
  amount: number
  currency: string
  payment_id: string
  notes: Record<string, string> | []
  receipt: string | null
  acquirer_data: { arn: null }
  created_at: number
  batch_id: null
  status: "pending" | "processed" | "failed"
  speed_requested: "normal"
  speed_processed: "normal"
}

export type Dispute = {
  id: string
  entity: "dispute"
  payment_id: string
  amount: number
  currency: string
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: "open" | "under_review" | "won" | "lost" | "closed"
  phase: "fraud" | "retrieval" | "chargeback" | "pre_arbitration" | "arbitration"
  created_at: number
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

export const newId = (prefix: "order" | "pay" | "rfnd" | "evt" | "disp") =>
  `${prefix}_${Array.from(randomBytes(14), (byte) => LETTERS[byte % LETTERS.length]).join("")}`

export const seconds = () => Math.floor(Date.now() / 1000)
