import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useMemo, useState } from "react"
import { Form, TextInput, useTranslate } from "react-admin"
import { useFormContext, useFormState, useWatch } from "react-hook-form"
import type { z } from "zod"
import { CardActions } from "./cards"
import { FORM_DEFAULTS } from "./unsaved"
import { useAction, useChange } from "./use-action"
import { useResourceTranslate } from "./use-resource-translate"
import { zodForm } from "./zod-form"

export const Reply = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: "secondary.main" }}>
    <Typography sx={{ fontWeight: 600, fontSize: "0.875rem" }}>{title}</Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Box>
)

/** A button that sends a reply; `label` and the notice `done` are keys in the resource's messages. */
type ReplyAction = {
  label: string
  done: string
  changes?: object
}

type Props = {
  reply?: string
  /** Values of the variables in `yourReplyTo`, `replyHint` and `done` of the resource's messages. */
  words: object
  /** returns the buttons for the text typed so far, the main one first */
  getActions: (typed: string) => ReplyAction[]
  onClose: () => void
}
type Sent = ReplyAction & { reply: string }

/** Form for a reply to the sender of the record in context. `contract` is the schema of the request. */
export const ReplyForm = ({ contract, ...props }: Props & { contract: z.ZodType }) => {
  const { reply = "", words, onClose } = props
  const t = useResourceTranslate(words)
  // Keeps the typed text when the list is fetched again.
  const [start] = useState({ reply })
  const resolver = useMemo(() => zodForm(contract), [contract])
  const change = useChange()
  const { run, isBusy } = useAction(({ reply, changes }: Sent) => change({ reply, ...changes }), {
    done: ({ done }) => {
      onClose()
      return t(done)
    },
  })
  return (
    <Form record={start} resolver={resolver} {...FORM_DEFAULTS}>
      <ReplyFields {...props} isBusy={isBusy} onSend={run} />
    </Form>
  )
}

type FieldsProps = Props & { isBusy: boolean; onSend: (sent: Sent) => unknown }

const ReplyFields = ({ reply = "", words, getActions, isBusy, onSend, onClose }: FieldsProps) => {
  const translate = useTranslate()
  const t = useResourceTranslate(words)
  const { handleSubmit } = useFormContext()
  const { isDirty } = useFormState()
  const typed: string = useWatch({ name: "reply" })?.trim() ?? ""
  return (
    <>
      <TextInput
        source="reply"
        label={false}
        placeholder={t("replyHint")}
        autoFocus
        multiline
        minRows={2}
        slotProps={{ htmlInput: { "aria-label": t("yourReplyTo"), maxLength: 2000 } }}
        // Escape must not discard a typed text.
        onKeyDown={({ key }) => key === "Escape" && !isDirty && onClose()}
        sx={{ mt: 2, maxWidth: 680 }}
      />
      <CardActions>
        {getActions(typed).map((action, at) => (
          <Button
            key={action.label}
            variant={at ? "outlined" : "contained"}
            disabled={isBusy || typed === reply}
            onClick={handleSubmit(({ reply: text }) => onSend({ ...action, reply: text }))}
          >
            {t(action.label)}
          </Button>
        ))}
        <Button onClick={onClose}>{translate("components.cancel")}</Button>
      </CardActions>
    </>
  )
}
