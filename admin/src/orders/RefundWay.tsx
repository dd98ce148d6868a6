import { RadioButtonGroupInput, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"

const WORDS = "resources.orders.refunds"
const WAYS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = {
  /** it may be store credit as well */
  choice: boolean
  /** A part of what the form comes to was paid in cash: it is transferred by hand, under a reference. */
  inCash: boolean
}

/** How a refund goes back. */
export const RefundWay = ({ choice, inCash }: Props) => {
  const way = useWatch({ name: "way" })
  return (
    <>
      {choice && <RadioButtonGroupInput source="way" label={`${WORDS}.way`} choices={WAYS} helperText={false} />}
      {way === "source" && inCash && (
        <TextInput source="reference" label={`${WORDS}.reference`} helperText={`${WORDS}.referenceHint`} isRequired />
      )}
    </>
  )
}
