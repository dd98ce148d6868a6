import type { OrderDetail } from "@haat/back-office/contract"
import type { Refundable } from "@haat/medusa-payment-razorpay/contract"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { useState } from "react"
import { type HttpError, RadioButtonGroupInput, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { rupees } from "../components/format"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"
import { RefundItems } from "./RefundItems"
import { mistakesOf, paiseOf, type RefundForm, requestOf } from "./refund-form"

const WORDS = "resources.orders.refunds"
const BY = ["items", "amount"].map((id) => ({ id, name: `${WORDS}.by_${id}` }))
const WAYS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = { order: OrderDetail; refundable: Refundable; onClose: () => void }

/** Asks what of an order is refunded and why, and whether it is meant. The same form refunds once. */
export const RefundDialog = ({ order, refundable, onClose }: Props) => {
  const translate = useTranslate()
  const { refundOrder } = useShopData()
  const { ask } = useDialogs()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const inCash = order.payment_method === "Cash On Delivery"
  const start: RefundForm = {
    by: "items",
    amount: null,
    delivery: false,
    pieces: {},
    way: "source",
    reason: "",
    reference: "",
  }

  const save = async (values: FieldValues) => {
    const form = values as RefundForm
    setFailure(undefined)
    const request = { ...requestOf(form, refundable, inCash && form.way === "source"), request_id }
    const mistakes = mistakesOf(request)
    if (mistakes?.amount && form.by === "items") return setFailure(mistakes.amount)
    if (mistakes) return mistakes
    const amount = rupees(paiseOf(form, refundable) / 100)
    const [title, text] = [
      `${WORDS}.ask`,
      `${WORDS}.${form.way === "credit" ? "askCredit" : inCash ? "askCash" : "askOnline"}`,
    ]
    if (!(await ask({ title, text, yes: `${WORDS}.yes`, danger: true, words: { amount } }))) return
    try {
      const { state } = await refundOrder(order.id, request)
      const type = state === "failed" ? "warning" : "success"
      notify(`${WORDS}.outcomes.${state}`, { type, messageArgs: { amount } })
      onClose()
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
    } finally {
      // After a rejection too: somebody else may have refunded something.
      refresh()
    }
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { number: order.display_id })}
      submitLabel={`${WORDS}.open`}
      maxWidth="sm"
      defaultValues={start}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText>
        {translate(`${WORDS}.left`, { left: rupees(refundable.left_paise / 100) })}{" "}
        {translate(`${WORDS}.${inCash ? "cash" : "online"}`)}
      </DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      <RadioButtonGroupInput source="by" label={`${WORDS}.of`} choices={BY} helperText={false} />
      <OfWhat refundable={refundable} />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
      {!order.cancellable && (
        <RadioButtonGroupInput source="way" label={`${WORDS}.way`} choices={WAYS} helperText={false} />
      )}
      {inCash && <Reference />}
    </DialogForm>
  )
}

/** Of a transfer that was made by hand. */
const Reference = () =>
  useWatch({ name: "way" }) === "source" && (
    <TextInput source="reference" label={`${WORDS}.reference`} helperText={`${WORDS}.referenceHint`} isRequired />
  )

const OfWhat = ({ refundable }: { refundable: Refundable }) => {
  const by = useWatch({ name: "by" })
  return by === "amount" ? (
    <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" helperText={false} min={0} />
  ) : (
    <RefundItems refundable={refundable} />
  )
}
