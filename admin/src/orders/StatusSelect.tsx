import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"

export const STATUS_WORDS: Record<string, string> = { pending: "Placed", completed: "Completed", canceled: "Cancelled" }

type Props = { value: string; onChange: (status: string) => void }

export const StatusSelect = ({ value, onChange }: Props) => (
  <NativeSelect
    value={value}
    onChange={({ target }) => onChange(target.value)}
    input={<OutlinedInput />}
    slotProps={{ input: { "aria-label": "Status" } }}
  >
    <option value="">Every status</option>
    {Object.entries(STATUS_WORDS).map(([status, word]) => (
      <option key={status} value={status}>
        {word}
      </option>
    ))}
  </NativeSelect>
)
