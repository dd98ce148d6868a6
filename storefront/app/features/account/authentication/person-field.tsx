import type { ComponentProps } from "react"
import { TextField } from "../../../components/text-field.tsx"
import { AUTHENTICATION } from "./messages.ts"

type FieldProps = Partial<ComponentProps<typeof TextField>>

const FIELDS: Record<string, FieldProps & { label: string }> = {
  username: { label: AUTHENTICATION.username, autoComplete: "username", autoCapitalize: "none", spellCheck: false },
  email: { label: AUTHENTICATION.email, type: "email", autoComplete: "email" },
  first_name: { label: AUTHENTICATION.firstName, autoComplete: "given-name" },
  last_name: { label: AUTHENTICATION.lastName, autoComplete: "family-name", hint: AUTHENTICATION.lastNameHint },
  phone: {
    label: AUTHENTICATION.phone,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    hint: AUTHENTICATION.phoneHint,
  },
}

/** The field of a person's detail, by its name in the contracts. */
export const PersonField = ({ name, ...props }: FieldProps & { name: string }) => (
  <TextField {...FIELDS[name]} name={name} {...props} />
)
