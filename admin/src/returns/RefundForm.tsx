import type { ReturnRow } from "@haat/checkout/contract"
import { RefundReturn } from "@haat/payments/contract"
import { inRupees, money, toRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useMemo } from "react"
import { TextInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { Notice } from "../components/Notice"
import { RefundDestination, SourceText } from "../orders/RefundDestination"
import { isInCash, validationErrors } from "../orders/refund-form"
import { useRefund } from "../orders/use-refund"
import { type ReturnRefundForm, type ReturnToRefund, refundPaise, toInitialValues, toRequest } from "./refund-form"

const WORDS = "resources.returns"
const REFUNDS = "resources.orders.refunds"

type Props = { row: ReturnRow; refundable: ReturnToRefund; onClose: () => void }

export const RefundForm = ({ row, refundable, onClose }: Props) => {
  const translate = useTranslate()
  const { request_id, send } = useRefund(onClose)
  const { sources, lines, way_back_paise } = refundable
  const start = useMemo(
    () => toInitialValues(row, refundable, translate(`${WORDS}.refundReason`)),
    [row, refundable, translate],
  )
  const save = async (values: FieldValues) => {
    const form = values as ReturnRefundForm
    const request = { ...toRequest(form, refundable), request_id }
    const errors = validationErrors(RefundReturn, request)
    if (errors) return errors
    const paise = refundPaise(form)
    const summary = { paise, way: form.way, inCash: isInCash(paise, sources) }
    return send(`returns/${encodeURIComponent(row.id)}/refund`, request, summary)
  }
  return (
    <DialogForm
      title={translate(`${REFUNDS}.title`, { number: row.display_id })}
      submitLabel={`${REFUNDS}.open`}
      maxWidth="sm"
      defaultValues={start}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>
        {translate(`${WORDS}.refundText`)} <SourceText sums={refundable} />
      </Typography>
      <MissedMinimums {...refundable} />
      {lines.map(({ line_id, name, left_paise }, at) => (
        <AmountInput
          key={line_id}
          source={`lines.${at}.amount`}
          label={name}
          helperText={translate(`${WORDS}.upTo`, { amount: inRupees(left_paise) })}
          before="₹"
          min={0}
        />
      ))}
      {!!way_back_paise && (
        <AmountInput
          source="way_back"
          label={translate(`${WORDS}.wayBack`)}
          helperText={translate(`${WORDS}.wayBackText`, { amount: inRupees(way_back_paise) })}
          before="₹"
          min={0}
          max={toRupees(way_back_paise)}
        />
      )}
      <RefundTotal sources={sources} />
    </DialogForm>
  )
}

/** The refund's total, its reason and its destination. */
const RefundTotal = ({ sources }: Pick<ReturnToRefund, "sources">) => {
  const translate = useTranslate()
  const paise = refundPaise(useWatch() as ReturnRefundForm)
  return (
    <>
      <Box role="status" sx={{ fontWeight: 700 }}>
        {translate(`${REFUNDS}.comesTo`, { amount: inRupees(paise) })}
      </Box>
      <TextInput
        source="reason"
        label={`${REFUNDS}.reason`}
        helperText={`${REFUNDS}.reasonHint`}
        isRequired
        multiline
      />
      <RefundDestination canChoose inCash={isInCash(paise, sources)} />
    </>
  )
}

const MissedMinimums = ({ missed_minimums, keeps_discount }: ReturnToRefund) => {
  const translate = useTranslate()
  const effect = translate(`${WORDS}.${keeps_discount ? "keepsDiscount" : "losesDiscount"}`)
  return missed_minimums.map(({ name, min_amount, kept_amount, discount }) => {
    const words = { name, minimum: money(min_amount), kept: money(kept_amount), discount: money(discount) }
    return <Notice key={name} severity="info" text={`${translate(`${WORDS}.missedMinimum`, words)} ${effect}`} />
  })
}
