import { inRupees, money } from "@haat/sdk/money"
import Chip, { type ChipProps } from "@mui/material/Chip"
import { useFieldValue, useResourceContext, useTranslate } from "react-admin"
import { dateTime } from "./format"

// react-admin's NumberField and DateField format in the browser's locale. These write amounts and dates as the rest of
// the shop does, in the language chosen in the header.

type FieldProps = { source: string }

/** An amount in rupees. */
export const MoneyField = ({ source }: FieldProps) => {
  const amount: number | null | undefined = useFieldValue({ source })
  return amount === null || amount === undefined ? null : money(amount)
}

/** An amount in paise. */
export const PaiseField = ({ source }: FieldProps) => inRupees(useFieldValue({ source }))

export const DateField = ({ source }: FieldProps) => {
  const date: string | null | undefined = useFieldValue({ source })
  return date ? dateTime(date) : null
}

type StateFieldProps<State extends string> = {
  state: State
  chipProps?: Partial<Record<State, Pick<ChipProps, "color" | "variant">>>
  /** The resource whose messages are used; by default the one around the field. */
  resource?: string
}

/** A state as `states` in the resource's words calls it. */
export const StateField = <State extends string>({ state, chipProps, resource }: StateFieldProps<State>) => {
  const words = useResourceContext({ resource })
  const translate = useTranslate()
  return (
    <Chip size="small" label={translate(`resources.${words}.states.${state}`, { _: state })} {...chipProps?.[state]} />
  )
}

export const Tag = (props: Pick<ChipProps, "label" | "color" | "variant" | "title" | "sx">) => (
  <Chip size="small" {...props} />
)
