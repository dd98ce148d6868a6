import Box from "@mui/material/Box"
import { useState } from "react"
import { Form, type HttpError, PasswordInput, TextInput } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { Notice } from "../components/Notice"
import { SubmitButton } from "../components/SubmitButton"
import { sentenceOf } from "../components/sentence-of"
import { request } from "../http-client"

const NO_VALUES = { first_name: "", last_name: "", username: "", password: "" }
const TYPED = { htmlInput: { maxLength: 100, spellCheck: false } }

type Props = {
  token: string
  /** The invitation ended meanwhile; says why. */
  onEnded: (sentence: string) => void
}

/** Chooses a username and a password, and signs in with them. */
export const JoinForm = ({ token, onEnded }: Props) => {
  const [rejection, setRejection] = useState<string>()

  const join = async (values: FieldValues) => {
    setRejection(undefined)
    try {
      await request("/auth/invitation/accept", { method: "POST", body: { token, ...values } })
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 404) onEnded(message)
      else if (!body?.errors) setRejection(sentenceOf(error, "join.away"))
      return body?.errors
    }
    location.replace(
      await request("/auth/sign-in", { method: "POST", body: values }).then(
        () => "/admin/panel",
        () => "/login",
      ),
    )
  }

  return (
    <Form defaultValues={NO_VALUES} onSubmit={join} noValidate>
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
