import { type Refundable, RefundOrder } from "@haat/payments/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import { inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { BooleanInput, RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { PieceInputs } from "./pieces"
import { QuoteSummary, RefundDestination, SourceText, useFetchQuote, useQuote } from "./RefundDestination"
import { piecesToQuote, type RefundForm, refundTotal, toRefundRequest, validationErrors } from "./refund-form"
import { useRefund } from "./use-refund"

const WORDS = "resources.orders.refunds"
const REFUND_MODES = ["items", "amount"].map((id) => ({ id, name: `${WORDS}.by_${id}` }))

const DEFAULT_VALUES: RefundForm = {
  by: "items",
  amount: null,
  delivery: false,
  pieces: [],
  way: "source",
  reason: "",
  reference: "",
}

type Props = { order: OrderDetail; refundable: Refundable; onClose: () => void }

/** Asks what to refund of an order and why, and to confirm. Its request id makes a second submit harmless. */
export const RefundDialog = ({ order, refundable, onClose }: Props) => {
  const translate = useTranslate()
  const { request_id, send } = useRefund(onClose)
  const fetchQuote = useFetchQuote()
  const save = async (values: FieldValues) => {
    const form = values as RefundForm
    const pieces = piecesToQuote(form, refundable)
    const quote = pieces ? await fetchQuote({ order_id: order.id, of: refundable.left_paise, pieces }) : undefined
    const { paise, inCash } = refundTotal(form, refundable, quote)
    const request = { ...toRefundRequest(form, refundable, inCash && form.way === "source"), request_id }
    const errors = validationErrors(RefundOrder, request)
    if (errors) return errors
    const way = quote && !quote.source_paise ? "credit" : form.way
    return send(`orders/${encodeURIComponent(order.id)}/refund`, request, { paise, way, inCash })
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { number: order.display_id })}
      submitLabel={`${WORDS}.open`}
      maxWidth="sm"
      defaultValues={DEFAULT_VALUES}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>
        {translate(`${WORDS}.left`, { left: inRupees(refundable.left_paise) })} <SourceText sums={refundable} />
      </Typography>
      <RadioButtonGroupInput source="by" label={`${WORDS}.of`} choices={REFUND_MODES} />
      <RefundInputs order={order} refundable={refundable} />
    </DialogForm>
  )
}

const RefundInputs = ({ order, refundable }: Pick<Props, "order" | "refundable">) => {
  const translate = useTranslate()
  const form = useWatch() as RefundForm
  const pieces = piecesToQuote(form, refundable)
  const { data, error } = useQuote({ order_id: order.id, of: refundable.left_paise, pieces })
  const quote = pieces ? data : undefined
  const { paise, inCash } = refundTotal(form, refundable, quote)
  const sum = translate(`${WORDS}.comesTo`, { amount: inRupees(paise) })
  return (
    <>
      {form.by === "amount" ? (
        <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" min={0} />
      ) : (
        <>
          <RefundItems refundable={refundable} />
          {order.cancellable && (
            <BooleanInput source="sendAnyway" label={`${WORDS}.sendAnyway`} helperText={`${WORDS}.sendAnywayHint`} />
          )}
          <QuoteSummary sum={sum} quote={quote} error={pieces && error} />
        </>
      )}
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
      <RefundDestination canChoose={!order.cancellable} inCash={inCash} />
    </>
  )
}

const RefundItems = ({ refundable }: Pick<Props, "refundable">) => {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={translate(`${WORDS}.items`)} sx={{ display: "grid", gap: 1.5 }}>
      <PieceInputs
        lines={refundable.lines.map((line) => ({ ...line, left: line.quantity - line.refunded }))}
        hint={(count) => translate(`${WORDS}.${count ? "piecesOf" : "noPieces"}`, { count, smart_count: count })}
      />
      {refundable.delivery_paise > 0 && (
        <BooleanInput
          source="delivery"
          label={translate(`${WORDS}.deliveryOf`, { amount: inRupees(refundable.delivery_paise) })}
        />
      )}
    </Box>
  )
}
