import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId } from "react"
import { Form, type FormProps, useTranslate } from "react-admin"
import { FormDialog } from "./FormDialog"
import { SubmitButton } from "./SubmitButton"
import { AskBeforeLeaving } from "./unsaved"

type Props = Pick<FormProps, "defaultValues" | "resolver" | "onSubmit"> & {
  title: string
  submitLabel?: string
  /** In place of the button that is named by `submitLabel`. */
  submit?: ReactNode
  maxWidth?: "xs" | "sm"
  onClose: () => void
  children: ReactNode
}

/** Stands for the record that the dialog is opened from, whose fields are none of the form's. */
const NO_RECORD = {}

/**
 * A form in a dialog: react-admin's are not free. Cancel and Escape ask first when something was typed.
 * `onSubmit` returns sentences for fields; inside a `CreateBase` or an `EditBase` none is needed.
 */
export const DialogForm = ({ title, submitLabel, submit, maxWidth = "xs", onClose, children, ...form }: Props) => {
  const id = useId()
  const translate = useTranslate()
  return (
    <FormDialog open onClose={onClose} maxWidth={maxWidth} aria-labelledby={id}>
      {(close) => (
        <Form
          {...form}
          record={NO_RECORD}
          noValidate
          disableInvalidFormNotification
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2.5 }}>{children}</DialogContent>
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
