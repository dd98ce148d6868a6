import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { Form, type HttpError, PasswordInput, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { SubmitButton } from "../components/SubmitButton"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"
import { CodeInput } from "./SetUp"

const WORDS = "resources.security"
const NOTHING = { password: "", code: "" }

/** Asks for the password and a code, so that a screen that was left open is not enough. */
export const SwitchOff = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { request } = useShopData()

  const switchOff = async (body: FieldValues) => {
    try {
      await request("/auth/second-factor/off", { method: "POST", body })
    } catch (error) {
      return (error as HttpError).body?.errors ?? { code: sentenceOf(error, translate(`${WORDS}.failed`)) }
    }
    notify(`${WORDS}.offNow`, { type: "success" })
    onDone()
  }

  return (
    <Form defaultValues={NOTHING} onSubmit={switchOff} noValidate disableInvalidFormNotification>
      <Box sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
        <Typography variant="h2">{translate(`${WORDS}.offTitle`)}</Typography>
        <PasswordInput source="password" isRequired autoComplete="current-password" />
        <CodeInput hint={`${WORDS}.fromApp`} />
        <SubmitButton label={`${WORDS}.off`} variant="outlined" color="error" sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}
