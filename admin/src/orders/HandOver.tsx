import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogContentText from "@mui/material/DialogContentText"
import DialogTitle from "@mui/material/DialogTitle"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { HttpError } from "react-admin"
import { Field } from "../components/Field"
import { FormDialog } from "../components/FormDialog"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import type { Step } from "./steps"

const FIELDS = [
  { name: "number", label: "Tracking number", hint: "As it stands on the carrier's receipt.", required: true },
  { name: "courier", label: "Carrier", hint: "Such as India Post or DTDC. May stay empty.", required: false },
  {
    name: "url",
    label: "Tracking link",
    hint: "Where the shopper follows the parcel. May stay empty.",
    required: false,
  },
] as const

type Props = { id: string; step: Step; onClose: () => void }

/** Asks who has the parcel and under which number, for one that was not booked here. */
export const HandOver = ({ id, step, onClose }: Props) => {
  const client = useQueryClient()
  const [parcel, setParcel] = useState({ number: "", courier: "", url: "" })
  const [failure, setFailure] = useState<Partial<HttpError>>()
  const [saving, setSaving] = useState(false)
  const wrong: Record<string, string> = failure?.body?.errors ?? {}

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(undefined)
    try {
      const body = { ...step.body, by_hand: parcel }
      await fetchBackOffice(`orders/${encodeURIComponent(id)}/${step.path}`, { method: "POST", body })
      onClose()
    } catch (error) {
      setFailure(error as HttpError)
    }
    await client.invalidateQueries({ queryKey: ["orders"] })
    setSaving(false)
  }

  return (
    <FormDialog
      open
      isDirty={Object.values(parcel).some(Boolean)}
      onClose={onClose}
      aria-labelledby="hand-over"
      maxWidth="xs"
    >
      {(close) => (
        <form onSubmit={save} noValidate>
          <DialogTitle id="hand-over">{step.title}</DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2.5 }}>
            <DialogContentText>{step.text}</DialogContentText>
            {failure && !Object.keys(wrong).length && (
              <Alert severity="error">{sentenceOf(failure, "Something went wrong!")}</Alert>
            )}
            {FIELDS.map(({ name, label, hint, required }, i) => (
              <Field key={name} label={label} hint={hint} required={required} error={wrong[`by_hand.${name}`]}>
                {(parts) => (
                  <OutlinedInput
                    value={parcel[name]}
                    onChange={({ target }) => setParcel({ ...parcel, [name]: target.value })}
                    inputMode={name === "url" ? "url" : undefined}
                    autoComplete="off"
                    autoFocus={i === 0}
                    slotProps={{ input: parts }}
                  />
                )}
              </Field>
            ))}
          </DialogContent>
          <DialogActions sx={{ p: 2, pt: 0 }}>
            <Button variant="outlined" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={saving}>
              Mark as shipped
            </Button>
          </DialogActions>
        </form>
      )}
    </FormDialog>
  )
}
