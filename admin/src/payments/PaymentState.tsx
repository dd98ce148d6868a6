import type { LedgerState } from "@haat/payments/contract"
import type { ChipProps } from "@mui/material/Chip"
import { StateField } from "../components/fields"

const LOOKS: Record<LedgerState, Pick<ChipProps, "color" | "variant">> = {
  created: { variant: "outlined" },
  captured: { color: "warning", variant: "outlined" },
  ordered: { color: "success" },
  refunding: { color: "warning" },
  refunded: { color: "info" },
  closed: { variant: "outlined" },
}

export const PaymentState = ({ state }: { state: LedgerState }) => (
  <StateField resource="payments" state={state} looks={LOOKS} />
)
