import type { FieldErrors, Role } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin"
import { Field } from "../components/Field"
import { FormDialog } from "../components/FormDialog"
import { RoleSelect } from "./RoleSelect"
import { ROLE_WORDS } from "./roles"

type Props = { open: boolean; onClose: () => void }

/** Asks somebody to help, by e-mail. */
export const Invite = ({ open, onClose }: Props) => {
  const data = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<Role>("support")
  const [refusal, setRefusal] = useState<FieldErrors>()
  const [sending, setSending] = useState(false)

  const finish = () => {
    setEmail("")
    setRefusal(undefined)
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setRefusal(undefined)
    try {
      await data.create("invitations", { data: { email, role } })
      notify(`An invitation is on its way to ${email}`, { type: "success" })
      refresh()
      finish()
    } catch (error) {
      const { body, message } = error as HttpError
      setRefusal({ message: message || "Something went wrong!", errors: body?.errors ?? {} })
    }
    setSending(false)
  }

  return (
    <FormDialog open={open} isDirty={email !== ""} onClose={finish} aria-labelledby="invite" maxWidth="xs">
      {(close) => (
        <form onSubmit={send} noValidate>
          <DialogTitle id="invite">Invite somebody</DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2.5 }}>
            {refusal && !refusal.errors.email && <Alert severity="error">{refusal.message}</Alert>}
            <Field
              label="E-mail"
              error={refusal?.errors.email}
              hint="They get a link that works once, for seven days."
              required
            >
              {(parts) => (
                <OutlinedInput
                  type="email"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                  slotProps={{ input: parts }}
                  autoFocus
                />
              )}
            </Field>
            <Field label="Role" hint={ROLE_WORDS[role].may}>
              {(parts) => <RoleSelect value={role} onChange={setRole} parts={parts} />}
            </Field>
          </DialogContent>
          <DialogActions sx={{ p: 2, pt: 0 }}>
            <Box sx={{ flex: 1 }} />
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" disabled={sending}>
              Send the invitation
            </Button>
          </DialogActions>
        </form>
      )}
    </FormDialog>
  )
}
