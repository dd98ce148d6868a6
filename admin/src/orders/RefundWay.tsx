import { RadioButtonGroupInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"

const WORDS = "resources.orders.refunds"
const WAYS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = {
  /** it may be store credit as well */
  choice: boolean
  /** what was paid in cash is transferred by hand, under a reference */
  inCash: boolean
}

/** How a refund goes back. */
export const RefundWay = ({ choice, inCash }: Props) => (
  <>
    {choice && <RadioButtonGroupInput source="way" label={`${WORDS}.way`} choices={WAYS} helperText={false} />}
    {inCash && <Reference />}
  </>
)

/** Of a transfer that was made by hand. */
const Reference = () =>
  useWatch({ name: "way" }) === "source" && (
    <TextInput source="reference" label={`${WORDS}.reference`} helperText={`${WORDS}.referenceHint`} isRequired />
  )
