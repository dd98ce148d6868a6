import FormControlLabel from "@mui/material/FormControlLabel"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import Switch from "@mui/material/Switch"
import { STATES } from "./states"

export type Asked = { state?: string; attention?: boolean }

type Props = { value: Asked; onChange: (asked: Asked) => void }

/** By state, and only those the owner should look at. */
export const PaymentFilter = ({ value, onChange }: Props) => (
  <>
    <NativeSelect
      value={value.state ?? ""}
      onChange={({ target }) => onChange({ ...value, state: target.value || undefined })}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": "State" } }}
    >
      <option value="">Every state</option>
      {Object.entries(STATES).map(([state, { word }]) => (
        <option key={state} value={state}>
          {word}
        </option>
      ))}
    </NativeSelect>
    <FormControlLabel
      label="Needs attention"
      sx={{ ml: 0 }}
      control={
        <Switch
          checked={value.attention ?? false}
          onChange={(_, attention) => onChange({ ...value, attention: attention || undefined })}
        />
      }
    />
  </>
)
