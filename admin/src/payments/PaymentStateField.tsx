import type { LedgerDispute, LedgerRow, LedgerState } from "@haat/payments/contract"
import { money } from "@haat/sdk/money"
import WarningIcon from "@mui/icons-material/WarningAmberOutlined"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { StateField } from "../components/fields"
import { dateTime } from "../components/format"

const CHIP_PROPS = {
  created: { variant: "outlined" },
  captured: { color: "warning", variant: "outlined" },
  ordered: { color: "success" },
  refunding: { color: "warning" },
  refunded: { color: "info" },
  closed: { variant: "outlined" },
} as const

export const PaymentStateField = ({ state }: { state: LedgerState }) => (
  <StateField resource="payments" state={state} chipProps={CHIP_PROPS} />
)

export const PaymentReason = ({
  payment: { reason, exception, amount, refunded, dispute },
}: {
  payment: LedgerRow
}) => {
  const translate = useTranslate()
  const isDisputed = dispute?.status === "open" || dispute?.status === "under_review"
  const disputeWords = dispute && disputeText(dispute, translate)
  return (
    <Box sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
      {(isDisputed ? disputeWords : exception) && (
        <Box sx={{ display: "flex", gap: 0.75, color: "error.main", fontWeight: 600 }}>
          <WarningIcon
            fontSize="small"
            titleAccess={translate("resources.payments.fields.attention")}
            sx={{ flexShrink: 0 }}
          />
          {isDisputed ? disputeWords : exception}
        </Box>
      )}
      {dispute && !isDisputed && <Box>{disputeWords}</Box>}
      {refunded > 0 && refunded < amount && (
        <Box>{translate("resources.payments.refunded", { amount: money(refunded) })}</Box>
      )}
      {reason && <Box sx={{ color: "text.secondary" }}>{reason}</Box>}
    </Box>
  )
}

function disputeText(
  { status, phase, amount, respond_by }: LedgerDispute,
  translate: ReturnType<typeof useTranslate>,
): string {
  const words = "resources.payments.disputes"
  const what = translate(`${words}.${status}`, { amount: money(amount), phase: translate(`${words}.phases.${phase}`) })
  const until = status === "open" && respond_by && translate(`${words}.until`, { date: dateTime(respond_by) })
  return [what, until].filter(Boolean).join(" ")
}
