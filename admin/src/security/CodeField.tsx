import OutlinedInput from "@mui/material/OutlinedInput"
import { Field } from "../components/Field"

type Props = { hint: string; error?: string; value: string; onChange: (code: string) => void }

/** A code of the authenticator app, or of those that were kept for a lost phone. */
export const CodeField = ({ hint, error, value, onChange }: Props) => (
  <Field label="Code" hint={hint} error={error} required>
    {(parts) => (
      <OutlinedInput
        value={value}
        autoComplete="one-time-code"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...parts, maxLength: 40, spellCheck: false } }}
      />
    )}
  </Field>
)
