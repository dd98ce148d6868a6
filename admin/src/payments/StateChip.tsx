import type { LedgerState } from "@haat/medusa-payment-razorpay/contract"
import Chip from "@mui/material/Chip"
import { STATES } from "./states"

export const StateChip = ({ state }: { state: LedgerState }) => {
  const { word, color, variant } = STATES[state] ?? { word: state, color: "default", variant: "outlined" }
  return <Chip size="small" label={word} color={color} variant={variant} />
}
