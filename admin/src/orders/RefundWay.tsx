import type { RefundSource } from "@haat/medusa-payment-razorpay/contract"
import { RadioButtonGroupInput, TextInput } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { isInCash } from "./refund-form"

const WORDS = "resources.orders.refunds"
const WAYS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = {
  /** it may be store credit as well */
  choice: boolean
  /** what was paid in cash is transferred by hand, under a reference */
  sources: RefundSource[]
  /** what the form comes to */
  paiseOf: (form: FieldValues) => number
}

/** How a refund goes back. */
export const RefundWay = ({ choice, sources, paiseOf }: Props) => (
  <>
    {choice && <RadioButtonGroupInput source="way" label={`${WORDS}.way`} choices={WAYS} helperText={false} />}
    <Reference sources={sources} paiseOf={paiseOf} />
  </>
)

/** Of a transfer that was made by hand. */
const Reference = ({ sources, paiseOf }: Pick<Props, "sources" | "paiseOf">) => {
  const form = useWatch()
  return (
    form.way === "source" &&
    isInCash(paiseOf(form), sources) && (
      <TextInput source="reference" label={`${WORDS}.reference`} helperText={`${WORDS}.referenceHint`} isRequired />
    )
  )
}
