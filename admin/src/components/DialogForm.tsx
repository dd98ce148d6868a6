import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId, useState } from "react"
import { Form, type FormProps, type HttpError, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { FormDialog } from "./FormDialog"
import { Notice } from "./Notice"
import { SubmitButton } from "./SubmitButton"
import { sentenceOf } from "./sentence-of"
import { AskBeforeLeaving } from "./unsaved"

type Props = Pick<FormProps, "defaultValues" | "resolver"> & {
  title: string
  submitLabel?: string
  /** In place of the button that is named by `submitLabel`. */
  submit?: ReactNode
  maxWidth?: "xs" | "sm"
  /**
   * Sends what is typed. Resolves to sentences for fields, if any; where it rejects, the server's are shown. Needed
   * outside of a `CreateBase` or an `EditBase`.
   */
  onSubmit?: (values: FieldValues) => unknown
  onClose: () => void
  children: ReactNode
}

/** Stands for the record that the dialog is opened from, whose fields are none of the form's. */
const NO_RECORD = {}

/** A form in a dialog: react-admin's are not free. Cancel and Escape ask first when something was typed. */
export const DialogForm = (props: Props) => {
  const { title, submitLabel, submit, maxWidth = "xs", onSubmit, onClose, children, ...form } = props
  const id = useId()
  const translate = useTranslate()
  const [failure, setFailure] = useState<string>()
  const send = async (values: FieldValues) => {
    setFailure(undefined)
    try {
      return await onSubmit?.(values)
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
    }
  }
  return (
    <FormDialog open onClose={onClose} maxWidth={maxWidth} aria-labelledby={id}>
      {(close) => (
        <Form
          {...form}
          onSubmit={onSubmit && send}
          record={NO_RECORD}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2.5 }}>
            {failure && <Notice severity="error" text={failure} />}
            {children}
          </DialogContent>
          <DialogActions sx={{ p: 2, pt: 0 }}>
            <Button variant="outlined" onClick={close}>
              {translate("components.cancel")}
            </Button>
            {submit ?? <SubmitButton label={submitLabel} />}
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  )
}
