import type { LedgerState } from "@haat/payments/contract"
import { StateField } from "../components/fields"

const LOOKS = {
  created: { variant: "outlined" },
  captured: { color: "warning", variant: "outlined" },
  ordered: { color: "success" },
  refunding: { color: "warning" },
  refunded: { color: "info" },
  closed: { variant: "outlined" },
} as const

export const PaymentState = ({ state }: { state: LedgerState }) => (
  <StateField resource="payments" state={state} looks={LOOKS} />
)
