import OutlinedInput from "@mui/material/OutlinedInput"
import { useTranslate } from "react-admin"
import { today } from "./format"

type DayInputProps = {
  label: string
  type?: "date" | "month"
  /** YYYY-MM-DD, or YYYY-MM of a month. */
  value: string
  /** Called with an empty text when the field is cleared. */
  onChoose: (value: string) => void
}

/** A day or month up to today, outside of forms and filters. */
export const DayInput = ({ label, type = "date", value, onChoose }: DayInputProps) => (
  <OutlinedInput
    type={type}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    sx={{ flex: { xs: "1 1 40%", sm: "none" }, minWidth: 0 }}
    slotProps={{
      input: {
        "aria-label": label,
        max: today().slice(0, value.length),
        min: "2020-01-01".slice(0, value.length),
      },
    }}
  />
)

export type Days = { from: string; until: string }

type DayRangeProps = {
  /** Message key that has `from` and `until`. */
  words: string
  days: Days
  onChoose: (change: Partial<Days>) => void
}

/** Two inputs for the first and the last day. */
export const DayRange = ({ words, days, onChoose }: DayRangeProps) => {
  const translate = useTranslate()
  return (["from", "until"] as const).map((end) => (
    <DayInput
      key={end}
      label={translate(`${words}.${end}`)}
      value={days[end]}
      onChoose={(day) => day && onChoose({ [end]: day })}
    />
  ))
}
