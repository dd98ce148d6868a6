import { money } from "@haat/http/money"
import type { LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import WarningIcon from "@mui/icons-material/WarningAmberOutlined"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"

/** Why the payment went this way, and what still has to be seen to. */
export const Why = ({ payment: { reason, exception, amount, refunded } }: { payment: LedgerRow }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
      {exception && (
        <Box sx={{ display: "flex", gap: 0.75, color: "error.main", fontWeight: 600 }}>
          <WarningIcon
            fontSize="small"
            titleAccess={translate("resources.payments.fields.attention")}
            sx={{ flexShrink: 0 }}
          />
          {exception}
        </Box>
      )}
      {refunded > 0 && refunded < amount && (
        <Box>{translate("resources.payments.refunded", { amount: money(refunded) })}</Box>
      )}
      {reason && <Box sx={{ color: "text.secondary" }}>{reason}</Box>}
    </Box>
  )
}
