import OutlinedInput from "@mui/material/OutlinedInput"
import { today } from "../components/format"
import type { Days } from "./requests"
import { useWords } from "./use-words"

/** The first and the last day of a period. */
export const DayRange = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => {
  const translate = useWords()
  return (["from", "until"] as const).map((name) => (
    <OutlinedInput
      key={name}
      type="date"
      value={days[name]}
      onChange={({ target }) => target.value && onChoose({ ...days, [name]: target.value })}
      sx={{ flex: { xs: "1 1 40%", sm: "none" }, minWidth: 0 }}
      slotProps={{ input: { "aria-label": translate(`${name}`), max: today(), min: "2020-01-01" } }}
    />
  ))
}
