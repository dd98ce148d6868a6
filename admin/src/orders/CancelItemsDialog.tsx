import type { PlacedOrder } from "@haat/checkout/contract"
import { inRupees } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { useState } from "react"
import { NumberInput, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"
import { QuotedSum } from "./QuotedSum"
import type { orderRequests } from "./requests"
import { useQuote } from "./use-quote"

const WORDS = "resources.orders.cancelItems"

type Form = { pieces: Record<string, number | null | undefined>; reason: string }

/** Chosen pieces by the line's position, because a line's id may contain dots. */
const linesOf = ({ pieces }: Pick<Form, "pieces">, { items }: PlacedOrder) =>
  items.flatMap(({ id }, at) => (pieces?.[`p${at}`] ? [{ line_id: id, quantity: Number(pieces[`p${at}`]) }] : []))

/** Asks which pieces of an order are not to be sent. The same form cancels once. */
export const CancelItemsDialog = ({ order, onClose }: { order: PlacedOrder; onClose: () => void }) => {
  const translate = useTranslate()
  const { cancelPieces } = useShopData<typeof orderRequests>()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const [failure, fail] = useState<string>()

  const save = async (values: FieldValues) => {
    const form = values as Form
    const lines = linesOf(form, order)
    if (!lines.length) return fail(translate(`${WORDS}.nothing`))
    fail(undefined)
    try {
      await cancelPieces(order.id, { request_id, expected_total: order.total, lines, reason: form.reason })
      notify(`${WORDS}.done`, { type: "success" })
      onClose()
    } catch (error) {
      fail(sentenceOf(error, translate("components.failed")))
    } finally {
      refresh()
    }
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { number: order.display_id })}
      submitLabel={`${WORDS}.open`}
      maxWidth="sm"
      defaultValues={{ pieces: {}, reason: "" }}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText>{translate(`${WORDS}.text`)}</DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      {order.items.map(({ id, name, quantity }, at) => (
        <NumberInput
          key={id}
          source={`pieces.p${at}`}
          label={name}
          helperText={translate(`${WORDS}.pieces`, { count: quantity })}
          min={0}
          max={quantity}
          step={1}
        />
      ))}
      <GoesBack order={order} />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} multiline />
    </DialogForm>
  )
}

/** Refund for the chosen pieces, and the new total of the order. */
const GoesBack = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const lines = linesOf(useWatch() as Form, order)
  const pieces = lines.length ? { purpose: "cancel" as const, lines } : null
  const { data, error } = useQuote({ order_id: order.id, of: order.total, pieces })
  if (!pieces) return null
  const paise = data ? data.source_paise + data.credit_paise : 0
  const sum = paise ? translate(`${WORDS}.goesBack`, { amount: inRupees(paise) }) : ""
  return <QuotedSum sum={sum} quote={data} error={error} />
}
