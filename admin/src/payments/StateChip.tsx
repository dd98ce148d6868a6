import type { LedgerState } from "@haat/payments/contract"
import Chip, { type ChipProps } from "@mui/material/Chip"
import { useTranslate } from "react-admin"

const LOOKS: Record<LedgerState, Pick<ChipProps, "color" | "variant">> = {
  created: { variant: "outlined" },
  captured: { color: "warning", variant: "outlined" },
  ordered: { color: "success" },
  refunding: { color: "warning" },
  refunded: { color: "info" },
  closed: { variant: "outlined" },
}

export const StateChip = ({ state }: { state: LedgerState }) => (
  <Chip size="small" label={useTranslate()(`resources.payments.states.${state}`, { _: state })} {...LOOKS[state]} />
)
