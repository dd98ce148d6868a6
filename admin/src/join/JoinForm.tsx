import Box from "@mui/material/Box"
import { useState } from "react"
import { Form, PasswordInput, TextInput } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { Notice } from "../components/Notice"
import { SubmitButton } from "../components/SubmitButton"
import { postJson } from "./post-json"

const NOBODY = { first_name: "", last_name: "", username: "", password: "" }
const TYPED = { htmlInput: { maxLength: 100, spellCheck: false } }

type Props = {
  token: string
  /** The invitation ended meanwhile; says why. */
  onOver: (sentence: string) => void
}

/** Chooses a username and a password, and signs in with them. */
export const JoinForm = ({ token, onOver }: Props) => {
  const [rejection, setRejection] = useState<string>()

  const join = async (values: FieldValues) => {
    setRejection(undefined)
    try {
      const accepted = await postJson("/auth/invitation/accept", { token, ...values })
      if (!accepted.ok) {
        const { message, errors } = accepted.body
        if (accepted.status === 404) onOver(message)
        else if (!errors) setRejection(message)
        return errors
      }
      const signedIn = await postJson("/auth/sign-in", values)
      location.replace(signedIn.ok ? "/admin/panel" : "/login")
    } catch {
      setRejection("join.away")
    }
  }

  return (
    <Form defaultValues={NOBODY} onSubmit={join} noValidate>
      <Box sx={{ display: "grid", gap: 2 }}>
        {rejection && <Notice severity="error" text={rejection} />}
        <TextInput source="first_name" label="join.first_name" isRequired autoComplete="given-name" slotProps={TYPED} />
        <TextInput source="last_name" label="join.last_name" isRequired autoComplete="family-name" slotProps={TYPED} />
        <TextInput
          source="username"
          label="join.username"
          helperText="join.usernameHint"
          isRequired
          autoComplete="username"
          slotProps={TYPED}
        />
        <PasswordInput
          source="password"
          label="join.password"
          helperText="join.passwordHint"
          isRequired
          autoComplete="new-password"
        />
        <SubmitButton label="join.join" sx={{ mt: 1 }} />
      </Box>
    </Form>
  )
}
