import type { LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import { dateTime, rupees } from "../components/format"
import { OrderLink } from "./OrderLink"
import { StateChip } from "./StateChip"
import { Why } from "./Why"

/** The same rows where a table would have to be scrolled sideways. */
export const PaymentCards = ({ payments }: { payments: LedgerRow[] }) => (
  <Box
    component="ul"
    aria-label="Payments"
    sx={{
      display: "grid",
      gap: 1.5,
      m: 0,
      p: 0,
      listStyle: "none",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
    }}
  >
    {payments.map((payment) => (
      <Card key={payment.id} component="li" sx={{ p: 2, display: "grid", gap: 1 }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: 1 }}>
          <Box sx={{ fontWeight: 700, fontSize: "1.0625rem", fontVariantNumeric: "tabular-nums" }}>
            {rupees(payment.amount)}
          </Box>
          <StateChip state={payment.state} />
        </Box>
        <Box sx={{ overflowWrap: "anywhere", fontSize: "0.9375rem" }}>{payment.customer_email}</Box>
        <Box sx={{ color: "text.secondary", fontSize: "0.875rem", overflowWrap: "anywhere" }}>
          {dateTime(payment.created_at)} · {payment.razorpay_payment_id ?? payment.razorpay_order_id}
        </Box>
        {payment.order_display_id !== null && (
          <Box sx={{ fontSize: "0.9375rem" }}>
            Order <OrderLink payment={payment} />
          </Box>
        )}
        <Why payment={payment} />
      </Card>
    ))}
  </Box>
)
