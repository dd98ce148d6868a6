import type { PlacedOrder } from "@haat/checkout/contract"
import { inRupees } from "@haat/sdk/money"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { CanAccess, HttpError, TextInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { DialogButton } from "../components/buttons"
import { DialogForm } from "../components/DialogForm"
import { usePost } from "../components/use-post"
import { PieceInputs, selectedLines } from "./pieces"
import { QuoteSummary, useQuote } from "./RefundDestination"

const WORDS = "resources.orders.cancelItems"

type Props = { order: PlacedOrder }

/** Button to cancel pieces of an unpacked order; an order of one piece can only be cancelled as a whole. */
export const CancelItems = ({ order }: Props) => {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!order.pieces_cancellable || pieces < 2) return null
  return (
    <CanAccess resource="orders" action="cancel">
      <DialogButton
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        label={`${WORDS}.open`}
        dialog={(close) => <CancelItemsForm order={order} onClose={close} />}
      />
    </CanAccess>
  )
}

const cancellableLines = ({ items }: PlacedOrder) =>
  items.map(({ id, name, quantity }) => ({ line_id: id, name, left: quantity }))

/** Asks which pieces to cancel. Its request id makes a second submit harmless. */
const CancelItemsForm = ({ order, onClose }: Props & { onClose: () => void }) => {
  const translate = useTranslate()
  const post = usePost(onClose)
  const [request_id] = useState(() => crypto.randomUUID())
  const save = async (form: FieldValues) => {
    const lines = selectedLines(form.pieces, cancellableLines(order))
    if (!lines.length) throw new HttpError(translate(`${WORDS}.nothing`), 400)
    const body = { request_id, expected_total: order.total, lines, reason: form.reason }
    await post(`orders/${encodeURIComponent(order.id)}/cancelled-pieces`, body, `${WORDS}.done`)
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { number: order.display_id })}
      submitLabel={`${WORDS}.open`}
      maxWidth="sm"
      defaultValues={{ pieces: [], reason: "" }}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography>{translate(`${WORDS}.text`)}</Typography>
      <PieceInputs lines={cancellableLines(order)} hint={(count) => translate(`${WORDS}.pieces`, { count })} />
      <CancellationRefund order={order} />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} multiline />
    </DialogForm>
  )
}

const CancellationRefund = ({ order }: Props) => {
  const translate = useTranslate()
  const lines = selectedLines(useWatch({ name: "pieces" }), cancellableLines(order))
  const pieces = lines.length ? { purpose: "cancel" as const, lines } : null
  const { data, error } = useQuote({ order_id: order.id, of: order.total, pieces })
  if (!pieces) return null
  const paise = data ? data.source_paise + data.credit_paise : 0
  const sum = paise ? translate(`${WORDS}.goesBack`, { amount: inRupees(paise) }) : ""
  return <QuoteSummary sum={sum} quote={data} error={error} />
}
