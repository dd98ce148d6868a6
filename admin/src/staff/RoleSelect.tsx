import type { Role } from "@haat/sdk/roles"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useTranslate } from "react-admin"
import { ROLE_CHOICES } from "./roles"

type Props = { value: Role | null; onChange: (role: Role) => void; disabled: boolean; label: string }

/** Somebody's role, which is another once that was confirmed: no input of a form. */
export const RoleSelect = ({ value, onChange, disabled, label }: Props) => {
  const translate = useTranslate()
  return (
    <NativeSelect
      value={value ?? ""}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as Role)}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": label } }}
    >
      {value === null && (
        <option value="" disabled>
          {translate("resources.staff.noRole")}
        </option>
      )}
      {ROLE_CHOICES.map(({ id, name }) => (
        <option key={id} value={id}>
          {translate(name)}
        </option>
      ))}
    </NativeSelect>
  )
}
