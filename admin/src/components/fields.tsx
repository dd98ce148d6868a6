import { inRupees, money } from "@haat/sdk/money"
import Chip, { type ChipProps } from "@mui/material/Chip"
import { useFieldValue, useResourceContext, useTranslate } from "react-admin"
import { dateTime } from "./format"

// react-admin's NumberField and DateField use the browser's locale; these use the language chosen in the header.

type FieldProps = { source: string }

/** An amount in rupees. */
export const MoneyField = ({ source }: FieldProps) => {
  const amount: number | null | undefined = useFieldValue({ source })
  return amount === null || amount === undefined ? null : money(amount)
}

/** An amount in paise. */
export const PaiseField = ({ source }: FieldProps) => inRupees(useFieldValue({ source }))

/** Date and time of a field of the record, in Indian time. */
export const DateField = ({ source }: FieldProps) => {
  const date: string | null | undefined = useFieldValue({ source })
  return date ? dateTime(date) : null
}

type StateFieldProps<State extends string> = {
  state: State
  chipProps?: Partial<Record<State, Pick<ChipProps, "color" | "variant">>>
  /** Resource whose messages are used; defaults to the one in context. */
  resource?: string
}

/** A chip with the label of a state from the resource's messages `states`. */
export const StateField = <State extends string>({ state, chipProps, resource }: StateFieldProps<State>) => {
  const words = useResourceContext({ resource })
  const translate = useTranslate()
  return (
    <Chip size="small" label={translate(`resources.${words}.states.${state}`, { _: state })} {...chipProps?.[state]} />
  )
}

/** A short label, such as a state. */
export const Tag = (props: Pick<ChipProps, "label" | "color" | "variant" | "title" | "sx">) => (
  <Chip size="small" {...props} />
)
