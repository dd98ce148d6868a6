import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { type ReactNode, useState } from "react"
import { Form, type HttpError, SaveButton, useNotify, useTranslate } from "react-admin"
import type { FieldValues, Resolver } from "react-hook-form"
import { AskBeforeLeaving } from "./unsaved"

/** Of inputs that stand beside each other where there is room. */
export const TWO_COLUMNS = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }

type Props = {
  /** Where `save`, `saved` and `lookAtTheirs` are worded. */
  words: string
  settings: object
  resolver: Resolver<FieldValues>
  /** False when the person has thought better of it. */
  onSave: (values: FieldValues) => Promise<unknown>
  onLookAgain: () => void
  children: ReactNode
}

/** Settings that are saved together. Whoever comes second is told, and what they typed stays until they look again. */
export const SettingsForm = ({ words, settings, resolver, onSave, onLookAgain, children }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [overtaken, setOvertaken] = useState<string>()

  const save = async (values: FieldValues) => {
    try {
      if ((await onSave(values)) === false) return
    } catch (error) {
      const { status, message, body } = error as HttpError
      if (status === 409) setOvertaken(message)
      else if (!body?.errors) notify(message || "components.failed", { type: "error" })
      return body?.errors
    }
    notify(`${words}.saved`, { type: "success" })
  }

  return (
    <Form
      record={settings}
      resolver={resolver}
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
    >
      <Box sx={{ display: "grid", gap: 2.5 }}>
        {overtaken && (
          <Alert
            severity="warning"
            action={<Button onClick={onLookAgain}>{translate(`${words}.lookAtTheirs`)}</Button>}
          >
            {overtaken}
          </Alert>
        )}
        {children}
        <SaveButton label={`${words}.save`} sx={{ justifySelf: "start" }} />
      </Box>
    </Form>
  )
}
