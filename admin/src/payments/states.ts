import { LEDGER_STATES, type LedgerState } from "@haat/medusa-payment-razorpay/contract"

type Look = { word: string; color: "default" | "success" | "warning" | "info"; variant: "filled" | "outlined" }

/** What each state of the ledger is called, and how it looks. */
export const STATES: Record<LedgerState, Look> = {
  created: { word: "Open", color: "default", variant: "outlined" },
  captured: { word: "Paid, no order yet", color: "warning", variant: "outlined" },
  ordered: { word: "Ordered", color: "success", variant: "filled" },
  refunding: { word: "Refunding", color: "warning", variant: "outlined" },
  refunded: { word: "Refunded", color: "info", variant: "outlined" },
  closed: { word: "Not paid", color: "default", variant: "outlined" },
}

export { LEDGER_STATES }
