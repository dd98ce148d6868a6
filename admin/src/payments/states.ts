import type { LedgerState } from "@haat/medusa-payment-razorpay/contract"

type Look = { word: string; color: "default" | "success" | "warning" | "info"; variant: "filled" | "outlined" }

/** What each state of the ledger is called, and how it looks; in the order a payment goes through them. */
export const STATES: Record<LedgerState, Look> = {
  created: { word: "Open", color: "default", variant: "outlined" },
  captured: { word: "Paid, no order yet", color: "warning", variant: "outlined" },
  ordered: { word: "Ordered", color: "success", variant: "filled" },
  refunding: { word: "Refunding", color: "warning", variant: "filled" },
  refunded: { word: "Refunded", color: "info", variant: "filled" },
  closed: { word: "Not paid", color: "default", variant: "outlined" },
}
