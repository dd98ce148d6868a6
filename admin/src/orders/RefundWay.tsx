import type { RefundableSums } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import { RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"

const WORDS = "resources.orders.refunds"
const WAYS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = {
  /** it may be store credit as well */
  choice: boolean
  /** A part of what the form comes to was paid in cash: it is transferred by hand, under a reference. */
  inCash: boolean
}

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

export const SourceText = ({ sums }: { sums: RefundableSums }) => {
  const translate = useTranslate()
  const { sources, left_paise, source_left_paise, disputed_paise } = sums
  const [cash, online] = [sources.some(({ in_cash }) => in_cash), sources.some(({ in_cash }) => !in_cash)]
  const sentences = [
    online && translate(`${WORDS}.online`),
    cash && translate(`${WORDS}.cash`),
    source_left_paise < left_paise && translate(`${WORDS}.onlySource`, { amount: inRupees(source_left_paise) }),
    disputed_paise > 0 && translate(`${WORDS}.disputed`, { amount: inRupees(disputed_paise) }),
  ]
  return <>{sentences.filter(Boolean).join(" ")}</>
}
