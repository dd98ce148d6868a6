import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type ReactNode, useMemo } from "react"
import { Form, TextInput, useFormIsDirty, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { CardActions } from "./cards"
import { AskBeforeLeaving } from "./unsaved"

/** A reply, under the text that it answers. */
export const Reply = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: "secondary.main" }}>
    <Typography sx={{ fontWeight: 600, fontSize: "0.875rem" }}>{title}</Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Box>
)

type FieldsProps = {
  label: string
  placeholder: string
  /** The buttons before Cancel, for what is typed now; one of them submits. */
  actions: (text: string) => ReactNode
  onCancel: () => void
}
type Props = FieldsProps & {
  /** The reply so far. */
  reply: string
  onSave: (reply: string) => void
}

/** Keeps what is typed when the list around is fetched again with another reply. */
const KEEP = { keepDirtyValues: true, keepDirty: true }

/** A reply of up to 2,000 characters. */
export const ReplyForm = ({ reply, onSave, ...fields }: Props) => {
  const record = useMemo(() => ({ reply }), [reply])
  return (
    <Form
      record={record}
      resetOptions={KEEP}
      onSubmit={(typed: FieldValues) => onSave(typed.reply.trim())}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
    >
      <ReplyFields {...fields} />
    </Form>
  )
}

const ReplyFields = ({ label, placeholder, actions, onCancel }: FieldsProps) => {
  const translate = useTranslate()
  const isDirty = useFormIsDirty()
  const text: string = useWatch({ name: "reply" })
  return (
    // A key is too easily pressed to be worth what was typed.
    <Box onKeyDown={({ key }) => key === "Escape" && !isDirty && onCancel()} sx={{ mt: 1.5, maxWidth: 680 }}>
      <TextInput
        source="reply"
        label={false}
        helperText={false}
        parse={String}
        multiline
        minRows={2}
        autoFocus
        placeholder={placeholder}
        slotProps={{ htmlInput: { "aria-label": label, maxLength: 2000 } }}
      />
      <CardActions>
        {actions(text.trim())}
        <Button onClick={onCancel}>{translate("components.cancel")}</Button>
      </CardActions>
    </Box>
  )
}
