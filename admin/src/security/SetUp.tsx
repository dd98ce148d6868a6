import type { NewRecoveryCodes, SecondFactorKey } from "@haat/accounts/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useMutation } from "@tanstack/react-query"
import { Form, type HttpError, PasswordInput, TextInput, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { errorMessage } from "../components/error-message"
import { Notice } from "../components/Notice"
import { SubmitButton } from "../components/SubmitButton"
import { useShopData } from "../use-shop-data"

const WORDS = "resources.security"
const NOTHING = { code: "" }

export const SetUp = ({ onDone }: { onDone: (recoveryCodes: string[]) => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const {
    data: made,
    error,
    isPending,
    mutate: begin,
  } = useMutation({
    mutationFn: () => request<SecondFactorKey>("/auth/second-factor", { method: "POST", body: {} }),
  })

  const confirm = async ({ code }: FieldValues) => {
    try {
      const path = "/auth/second-factor/confirm"
      onDone((await request<NewRecoveryCodes>(path, { method: "POST", body: { code } })).recovery_codes)
    } catch (error) {
      return { code: errorMessage(error, translate(`${WORDS}.failed`)) }
    }
  }

  if (!made)
    return (
      <>
        {error && <Notice severity="error" text={errorMessage(error, `${WORDS}.failed`)} sx={{ mb: 2 }} />}
        <Button variant="contained" disabled={isPending} onClick={() => begin()} sx={{ justifySelf: "start" }}>
          {translate(`${WORDS}.setUp`)}
        </Button>
      </>
    )
  return (
    <Form defaultValues={NOTHING} onSubmit={confirm} noValidate disableInvalidFormNotification>
      <Box sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
        <Typography>{translate(`${WORDS}.scan`)}</Typography>
        <Box
          component="img"
          src={made.qr}
          width={240}
          height={240}
          alt={translate(`${WORDS}.qr`)}
          sx={{ borderRadius: 1 }}
        />
        <Typography>
          {translate(`${WORDS}.key`)}{" "}
          <Box component="code" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {made.key.match(/.{1,4}/g)?.join(" ")}
          </Box>
        </Typography>
        <Typography>{translate(`${WORDS}.enter`)}</Typography>
        <CodeInput hint={`${WORDS}.sixDigits`} />
        <SubmitButton label={`${WORDS}.on`} sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}

const CodeInput = ({ hint }: { hint: string }) => (
  <TextInput
    source="code"
    helperText={hint}
    isRequired
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { maxLength: 40, spellCheck: false } }}
  />
)

const NO_PASSWORD = { password: "", code: "" }

/** Asks for the password and a code to turn the second factor off. */
export const SwitchOff = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { request } = useShopData()

  const switchOff = async (body: FieldValues) => {
    try {
      await request("/auth/second-factor/off", { method: "POST", body })
    } catch (error) {
      return (error as HttpError).body?.errors ?? { code: errorMessage(error, translate(`${WORDS}.failed`)) }
    }
    notify(`${WORDS}.offNow`, { type: "success" })
    onDone()
  }

  return (
    <Form defaultValues={NO_PASSWORD} onSubmit={switchOff} noValidate disableInvalidFormNotification>
      <Box sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
        <Typography variant="h2">{translate(`${WORDS}.offTitle`)}</Typography>
        <PasswordInput source="password" isRequired autoComplete="current-password" />
        <CodeInput hint={`${WORDS}.fromApp`} />
        <SubmitButton label={`${WORDS}.off`} variant="outlined" color="error" sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}
