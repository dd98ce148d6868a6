import type { PlacedOrder } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { useState } from "react"
import { NumberInput, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"

const WORDS = "resources.orders.cancelItems"

type Form = { pieces: Record<string, number | null | undefined>; reason: string }

/** Asks which pieces of an order are not to be sent. The same form cancels once. */
export const CancelItemsDialog = ({ order, onClose }: { order: PlacedOrder; onClose: () => void }) => {
  const translate = useTranslate()
  const { cancelPieces } = useShopData()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const [failure, fail] = useState<string>()

  const save = async (values: FieldValues) => {
    const { pieces, reason } = values as Form
    // By the line's place: a line's id may have points in it.
    const lines = order.items.flatMap(({ id }, at) =>
      pieces[`p${at}`] ? [{ line_id: id, quantity: Number(pieces[`p${at}`]) }] : [],
    )
    if (!lines.length) return fail(translate(`${WORDS}.nothing`))
    fail(undefined)
    try {
      await cancelPieces(order.id, { request_id, expected_total: order.total, lines, reason })
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
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} multiline />
    </DialogForm>
  )
}
