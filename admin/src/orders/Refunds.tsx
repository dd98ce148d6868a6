import type { OwnersRefund } from "@haat/payments/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import { inRupees, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Chip, { type ChipProps } from "@mui/material/Chip"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { RefundDialog } from "./RefundDialog"

const WORDS = "resources.orders.refunds"
const LOOKS: Record<OwnersRefund["state"], ChipProps["color"]> = {
  pending: "warning",
  processed: "success",
  failed: "error",
}

/** Refunds of an order, and a button for staff who may refund the rest. */
export const Refunds = ({ order }: { order: OrderDetail }) => {
  const translate = useTranslate()
  const { refunds, refundable } = order
  const [open, setOpen] = useState(false)
  // The part paid with store credit is refunded as store credit, once the order cannot be cancelled any more.
  const left = order.cancellable ? refundable?.source_left_paise : refundable?.left_paise
  const mayGoOn = order.status !== "canceled" && (left ?? 0) > 0
  return (
    <>
      {refunds.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(`${WORDS}.list`)}
          sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0, display: "grid", gap: 1.5 }}
        >
          {refunds.map((refund) => (
            <RefundRow key={refund.id} refund={refund} />
          ))}
        </Box>
      )}
      {mayGoOn && (
        <CanAccess resource="orders" action="refund">
          <Button variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
            {translate(`${WORDS}.open`)}
          </Button>
        </CanAccess>
      )}
      {open && refundable && <RefundDialog order={order} refundable={refundable} onClose={() => setOpen(false)} />}
    </>
  )
}

const RefundRow = ({ refund }: { refund: OwnersRefund }) => {
  const translate = useTranslate()
  const { state, amount, parts, method, reference, reason, failure, requested_by } = refund
  const of = parts?.map(({ name, quantity, way_back, amount_paise }) => {
    if (way_back) return translate(`${WORDS}.lessWayBack`, { amount: inRupees(-amount_paise) })
    if (!name) return translate(`${WORDS}.delivery`)
    return quantity ? `${quantity} × ${name}` : name
  })
  const how = reference
    ? translate(`${WORDS}.under`, { reference })
    : method === "credit" && translate(`${WORDS}.credit`)
  const details = [of?.join(", "), reason, how, requested_by && translate(`${WORDS}.by`, { name: requested_by })]
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.5, fontSize: "0.875rem" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Chip size="small" variant="outlined" color={LOOKS[state]} label={translate(`${WORDS}.states.${state}`)} />
        <strong>{money(amount)}</strong>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {dateTime(refund.processed_at ?? refund.created_at)}
        </Box>
      </Box>
      <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{details.filter(Boolean).join(" · ")}</Box>
      {failure && <Box sx={{ overflowWrap: "anywhere" }}>{failure}</Box>}
    </Box>
  )
}
