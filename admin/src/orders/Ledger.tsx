import type { LedgerRow } from "@haat/payments/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { PaymentState } from "../payments/PaymentState"
import { Why } from "../payments/Why"

/** Payment ledger entries of an order. */
export const Ledger = ({ payments }: { payments: LedgerRow[] }) => {
  const translate = useTranslate()
  return (
    payments.length > 0 && (
      <Box
        component="ul"
        aria-label={translate("resources.orders.ledger")}
        sx={{ listStyle: "none", m: 0, mt: 1, p: 0, display: "grid", gap: 1 }}
      >
        {payments.map((payment) => (
          <Box component="li" key={payment.id} sx={{ display: "grid", gap: 0.5, fontSize: "0.875rem" }}>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
              <PaymentState state={payment.state} />
              <strong>{money(payment.amount)}</strong>
              <Box component="span" sx={{ color: "text.secondary" }}>
                {dateTime(payment.updated_at)}
              </Box>
            </Box>
            <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {payment.razorpay_payment_id ?? payment.razorpay_order_id}
            </Box>
            <Why payment={payment} />
          </Box>
        ))}
      </Box>
    )
  )
}
