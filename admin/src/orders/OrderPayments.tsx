import type { LedgerRow, StaffRefund } from "@haat/payments/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import { inRupees, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { type ReactNode, useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { TextButton } from "../components/buttons"
import { Tag } from "../components/fields"
import { dateTime } from "../components/format"
import { PaymentReason, PaymentStateField } from "../payments/PaymentStateField"
import { RefundDialog } from "./RefundDialog"

const WORDS = "resources.orders.refunds"
const CHIP_PROPS = { pending: "warning", processed: "success", failed: "error" } as const

export const OrderPayments = ({ order }: { order: OrderDetail }) => {
  const { payments, refunds, refundable } = order
  const [open, setOpen] = useState(false)
  // Store credit is refunded only once the order cannot be cancelled any more.
  const left = order.cancellable ? refundable?.source_left_paise : refundable?.left_paise
  const canRefund = order.status !== "canceled" && (left ?? 0) > 0
  return (
    <>
      {!!payments?.length && (
        <LedgerList label="resources.orders.ledger">
          {payments.map((payment) => (
            <PaymentEntry key={payment.id} payment={payment} />
          ))}
        </LedgerList>
      )}
      {refunds.length > 0 && (
        <LedgerList label={`${WORDS}.list`}>
          {refunds.map((refund) => (
            <RefundEntry key={refund.id} refund={refund} />
          ))}
        </LedgerList>
      )}
      {canRefund && (
        <CanAccess resource="orders" action="refund">
          <TextButton
            variant="outlined"
            size="small"
            sx={{ mt: 1.5 }}
            label={`${WORDS}.open`}
            onClick={() => setOpen(true)}
          />
        </CanAccess>
      )}
      {/* Outside of the button: the dialog stays open with the error when someone else has refunded the rest. */}
      {open && refundable && <RefundDialog order={order} refundable={refundable} onClose={() => setOpen(false)} />}
    </>
  )
}

const LedgerList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={useTranslate()(label)}
    sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0, display: "grid", gap: 1.5, fontSize: "0.875rem" }}
  >
    {children}
  </Box>
)

type EntryProps = { state: ReactNode; amount: number; date: string; details: string | null; children: ReactNode }

const LedgerEntry = ({ state, amount, date, details, children }: EntryProps) => (
  <Box component="li" sx={{ display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      {state}
      <strong>{money(amount)}</strong>
      <Box sx={{ color: "text.secondary" }}>{dateTime(date)}</Box>
    </Box>
    <Box sx={{ color: "text.secondary" }}>{details}</Box>
    {children}
  </Box>
)

const PaymentEntry = ({ payment }: { payment: LedgerRow }) => (
  <LedgerEntry
    state={<PaymentStateField state={payment.state} />}
    amount={payment.amount}
    date={payment.updated_at}
    details={payment.razorpay_payment_id ?? payment.razorpay_order_id}
  >
    <PaymentReason payment={payment} />
  </LedgerEntry>
)

const RefundEntry = ({ refund }: { refund: StaffRefund }) => {
  const translate = useTranslate()
  const { state, parts, method, reference, reason, failure, requested_by } = refund
  const refundedParts = parts?.map(({ name, quantity, way_back, amount_paise }) => {
    if (way_back) return translate(`${WORDS}.lessWayBack`, { amount: inRupees(-amount_paise) })
    if (!name) return translate(`${WORDS}.delivery`)
    return quantity ? `${quantity} × ${name}` : name
  })
  const methodText = reference
    ? translate(`${WORDS}.under`, { reference })
    : method === "credit" && translate(`${WORDS}.credit`)
  const details = [
    refundedParts?.join(", "),
    reason,
    methodText,
    requested_by && translate(`${WORDS}.by`, { name: requested_by }),
  ]
  return (
    <LedgerEntry
      state={<Tag variant="outlined" color={CHIP_PROPS[state]} label={translate(`${WORDS}.states.${state}`)} />}
      amount={refund.amount}
      date={refund.processed_at ?? refund.created_at}
      details={details.filter(Boolean).join(" · ")}
    >
      {failure}
    </LedgerEntry>
  )
}
