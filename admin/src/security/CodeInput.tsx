import { TextInput } from "react-admin"

/** A code of the authenticator app, or of those that were kept for a lost phone. */
export const CodeInput = ({ hint }: { hint: string }) => (
  <TextInput
    source="code"
    helperText={hint}
    isRequired
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { maxLength: 40, spellCheck: false } }}
  />
)
