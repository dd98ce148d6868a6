import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from "react"
import { Form, type FormProps, type HttpError, useTranslate } from "react-admin"
import { type Control, type Field, type FieldValues, get, useFormContext } from "react-hook-form"
import { errorMessage } from "./error-message"
import { Notice } from "./Notice"
import { FormDialog } from "./PlainDialog"
import { SubmitButton } from "./SubmitButton"
import { FORM_DEFAULTS } from "./unsaved"

type Props = Pick<FormProps, "defaultValues" | "resolver"> & {
  title: string
  submitLabel?: string
  /** Replaces the button labelled `submitLabel`. */
  submit?: ReactNode
  maxWidth?: "xs" | "sm"
  /**
   * Submits the values. When fields are invalid, it resolves to their errors by field name, or rejects with an
   * `HttpError` that has them. Errors of fields that are not in the form, and other failures, are shown above it.
   * Required outside of `CreateBase` and `EditBase`.
   */
  onSubmit?: (values: FieldValues) => unknown
  onClose: () => void
  children: ReactNode
}

/** Keeps the record of the screen out of the form. */
const NO_RECORD = {}

type FieldErrors = Record<string, string>

/** A form in a dialog. Cancel and Escape ask first when there are unsaved changes. */
export const DialogForm = (props: Props) => {
  const { title, submitLabel, submit, maxWidth = "xs", onSubmit, onClose, children, ...form } = props
  const id = useId()
  const translate = useTranslate()
  const control = useRef<Control>(null)
  const [failure, setFailure] = useState<string>()
  const send = async (values: FieldValues) => {
    setFailure(undefined)
    try {
      return placeErrors((await onSubmit?.(values)) as FieldErrors | undefined)
    } catch (error) {
      const errors: FieldErrors | undefined = (error as HttpError).body?.errors
      if (errors && Object.keys(errors).length) return placeErrors(errors)
      setFailure(errorMessage(error, translate("components.failed")))
    }
  }
  /** Shows the errors of fields that are not in the form, and returns the others. */
  const placeErrors = (errors?: FieldErrors | null) => {
    const entries = Object.entries(errors ?? {})
    const hasField = ([name]: [string, string]) => {
      const field: Field | undefined = get(control.current?._fields, name)
      return !!field?._f?.mount
    }
    const sentences = entries.filter((entry) => !hasField(entry)).map(([, sentence]) => sentence)
    if (sentences.length) setFailure(sentences.join(". "))
    return Object.fromEntries(entries.filter(hasField))
  }
  return (
    <FormDialog open onClose={onClose} maxWidth={maxWidth} aria-labelledby={id}>
      {(close) => (
        <Form {...form} onSubmit={onSubmit && send} record={NO_RECORD} {...FORM_DEFAULTS}>
          <FormControlRef ref={control} />
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

/** Exposes the form's control: an error set for a field that is not mounted would block the form. */
const FormControlRef = ({ ref }: { ref: Ref<Control> }) => {
  const { control } = useFormContext()
  useImperativeHandle(ref, () => control, [control])
  return null
}
