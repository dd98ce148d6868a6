import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import Typography from "@mui/material/Typography"
import { type FormEvent, useState } from "react"
import { type HttpError, useNotify } from "react-admin"
import { Field } from "../components/Field"
import { sentenceOf } from "../fetch-back-office"
import { secondFactor } from "./ask-second-factor"
import { CodeField } from "./CodeField"

/** Takes the password and a code, as whoever finds this screen open must not do it. */
export const SwitchOff = ({ onDone }: { onDone: () => void }) => {
  const notify = useNotify()
  const [password, setPassword] = useState("")
  const [code, setCode] = useState("")
  const [errors, setErrors] = useState<{ password?: string; code?: string }>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      await secondFactor.off(password, code)
      notify("Two-step sign-in is off", { type: "success" })
      onDone()
    } catch (error) {
      const { body } = error as HttpError
      setErrors(body?.errors ?? { code: sentenceOf(error, "Something went wrong! Please try again") })
    }
    setBusy(false)
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: "grid", gap: 2.5, maxWidth: 480 }}>
      <Typography variant="h2">Switch it off</Typography>
      <Field label="Password" error={errors.password} required>
        {(parts) => (
          <OutlinedInput
            type="password"
            value={password}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ input: parts }}
          />
        )}
      </Field>
      <CodeField hint="From your app, or a recovery code" error={errors.code} value={code} onChange={setCode} />
      <Box>
        <Button type="submit" variant="outlined" color="error" disabled={busy}>
          Switch off
        </Button>
      </Box>
    </Box>
  )
}
