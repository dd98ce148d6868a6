import { NewFaq } from "@haat/faqs/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { useCreate, useNotify } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { Field } from "../components/Field"
import { useUnsaved } from "../components/unsaved"
import { useDraft } from "../components/use-draft"
import { sentenceOf } from "../fetch-back-office"
import { FaqPreview } from "./FaqPreview"
import { MESSAGES } from "./messages"
import { SIDE_BY_SIDE } from "./Preview"

const { faq: SAYS } = MESSAGES
const NOTHING = { question: "", answer: "", question_hi: "", answer_hi: "" }

export const FaqForm = ({ onAdded }: { onAdded: () => void }) => {
  const [draft, setDraft, keep] = useDraft("faq", NOTHING)
  const [errors, setErrors] = useState<Partial<typeof NOTHING>>({})
  const [create, { isPending }] = useCreate()
  const notify = useNotify()
  const { say } = useDialogs()

  useUnsaved(Object.values(draft).some(Boolean), { keep })

  const add = (event: FormEvent) => {
    event.preventDefault()
    const faq = NewFaq.safeParse(draft)
    setErrors(Object.fromEntries((faq.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message])))
    if (!faq.success) return
    create(
      "faqs",
      { data: faq.data },
      {
        onSuccess: () => {
          setDraft(NOTHING)
          notify(SAYS.created, { type: "success" })
          onAdded()
        },
        onError: (error) => say(SAYS.failed, sentenceOf(error, SAYS.notCreated)),
      },
    )
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label="New question"
      onSubmit={add}
      sx={{ display: "grid", gap: 3, gridTemplateColumns: SIDE_BY_SIDE, alignItems: "start" }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <Field label="Question" required error={errors.question}>
          {(parts) => (
            <OutlinedInput
              value={draft.question}
              onChange={({ target }) => setDraft({ ...draft, question: target.value })}
              autoComplete="off"
              slotProps={{ input: { ...parts, maxLength: 300 } }}
            />
          )}
        </Field>
        <Field label="Answer" required error={errors.answer}>
          {(parts) => (
            <OutlinedInput
              multiline
              minRows={3}
              value={draft.answer}
              onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
              slotProps={{ input: { ...parts, maxLength: 3000 } }}
            />
          )}
        </Field>
        <Field label="सवाल (Hindi)" hint={SAYS.hindiHint} error={errors.question_hi}>
          {(parts) => (
            <OutlinedInput
              value={draft.question_hi}
              onChange={({ target }) => setDraft({ ...draft, question_hi: target.value })}
              autoComplete="off"
              slotProps={{ input: { ...parts, lang: "hi", maxLength: 300 } }}
            />
          )}
        </Field>
        <Field label="जवाब (Hindi)" error={errors.answer_hi}>
          {(parts) => (
            <OutlinedInput
              multiline
              minRows={3}
              value={draft.answer_hi}
              onChange={({ target }) => setDraft({ ...draft, answer_hi: target.value })}
              slotProps={{ input: { ...parts, lang: "hi", maxLength: 3000 } }}
            />
          )}
        </Field>
        <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: "start" }}>
          Add FAQ
        </Button>
      </Box>
      <FaqPreview {...draft} />
    </Box>
  )
}
