import type { OrderDetail } from "@haat/back-office/contract"
import { inRupees } from "@haat/http/money"
import { type Refundable, RefundOrder } from "@haat/medusa-payment-razorpay/contract"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { useShopData } from "../data-provider"
import { RefundItems } from "./RefundItems"
import { RefundWay } from "./RefundWay"
import { isInCash, mistakesOf, paiseOf, type RefundForm, requestOf } from "./refund-form"
import { SourceText } from "./SourceText"
import { useRefund } from "./use-refund"

const WORDS = "resources.orders.refunds"
const BY = ["items", "amount"].map((id) => ({ id, name: `${WORDS}.by_${id}` }))

type Props = { order: OrderDetail; refundable: Refundable; onClose: () => void }

/** Asks what of an order is refunded and why, and whether it is meant. The same form refunds once. */
export const RefundDialog = ({ order, refundable, onClose }: Props) => {
  const translate = useTranslate()
  const { refundOrder } = useShopData()
  const { request_id, failure, fail, send } = useRefund(onClose)
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
    const paise = paiseOf(form, refundable)
    const inCash = isInCash(paise, refundable.sources)
    const request = { ...requestOf(form, refundable, inCash && form.way === "source"), request_id }
    const mistakes = mistakesOf(RefundOrder, request)
    if (mistakes?.amount && form.by === "items") return fail(mistakes.amount)
    if (mistakes) return mistakes
    return send({ paise, way: form.way, inCash }, () => refundOrder(order.id, request))
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
        {translate(`${WORDS}.left`, { left: inRupees(refundable.left_paise) })} <SourceText sums={refundable} />
      </DialogContentText>
      {failure && <Alert severity="error">{failure}</Alert>}
      <RadioButtonGroupInput source="by" label={`${WORDS}.of`} choices={BY} helperText={false} />
      <OfWhat refundable={refundable} />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
      <RefundWay
        choice={!order.cancellable}
        sources={refundable.sources}
        paiseOf={(form) => paiseOf(form as RefundForm, refundable)}
      />
    </DialogForm>
  )
}

const OfWhat = ({ refundable }: { refundable: Refundable }) => {
  const by = useWatch({ name: "by" })
  return by === "amount" ? (
    <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" helperText={false} min={0} />
  ) : (
    <RefundItems refundable={refundable} />
  )
}
