import type { Role } from "@haat/back-office/contract"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import type { FieldParts } from "../components/Field"
import { ROLE_WORDS } from "./roles"

type Props = {
  value: Role | null
  onChange: (role: Role) => void
  disabled?: boolean
  label?: string
  parts?: FieldParts
}

/** Named by `label`, or by the field whose `parts` it gets. */
export const RoleSelect = ({ value, onChange, disabled, label, parts }: Props) => (
  <NativeSelect
    value={value ?? ""}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value as Role)}
    input={<OutlinedInput />}
    slotProps={{ input: parts ?? { "aria-label": label } }}
  >
    {value === null && (
      <option value="" disabled>
        No role
      </option>
    )}
    {Object.entries(ROLE_WORDS).map(([role, { word }]) => (
      <option key={role} value={role}>
        {word}
      </option>
    ))}
  </NativeSelect>
)
