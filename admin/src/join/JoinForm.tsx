import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { Field } from "../components/Field"
import { postJson } from "./post-json"

const FIELDS = [
  { name: "first_name", label: "First name", autoComplete: "given-name" },
  { name: "last_name", label: "Last name", autoComplete: "family-name" },
  { name: "username", label: "Username", autoComplete: "username", hint: "3 to 15 characters" },
  { name: "password", label: "Password", autoComplete: "new-password", hint: "6 to 20 characters" },
] as const
type Name = (typeof FIELDS)[number]["name"]
type Refusal = { message: string; errors?: Record<string, string> }

type Props = {
  token: string
  /** The invitation ended meanwhile; says why. */
  onOver: (sentence: string) => void
}

/** Chooses a username and a password, and signs in with them. */
export const JoinForm = ({ token, onOver }: Props) => {
  const [values, setValues] = useState<Record<Name, string>>({
    first_name: "",
    last_name: "",
    username: "",
    password: "",
  })
  const [refusal, setRefusal] = useState<Refusal>()
  const [shown, setShown] = useState(false)
  const [sending, setSending] = useState(false)

  const join = async () => {
    const accepted = await postJson("/auth/invitation/accept", { token, ...values })
    if (!accepted.ok) return accepted.status === 404 ? onOver(accepted.body.message) : setRefusal(accepted.body)
    const signedIn = await postJson("/auth/sign-in", values)
    location.replace(signedIn.ok ? "/admin/panel" : "/login")
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setRefusal(undefined)
    await join().catch(() => setRefusal({ message: "The shop does not answer. Please try again in a moment." }))
    setSending(false)
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: "grid", gap: 2 }}>
      {refusal && !refusal.errors && <Alert severity="error">{refusal.message}</Alert>}
      {FIELDS.map(({ name, label, autoComplete, ...field }) => (
        <Field key={name} label={label} error={refusal?.errors?.[name]} {...field} required>
          {(parts) => (
            <OutlinedInput
              value={values[name]}
              autoComplete={autoComplete}
              type={name === "password" && !shown ? "password" : "text"}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              slotProps={{ input: { ...parts, maxLength: 100, spellCheck: false } }}
              endAdornment={
                name === "password" && (
                  <Button size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
                    {shown ? "Hide" : "Show"}
                  </Button>
                )
              }
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="contained" disabled={sending} sx={{ mt: 1 }}>
        Join
      </Button>
    </Box>
  )
}
