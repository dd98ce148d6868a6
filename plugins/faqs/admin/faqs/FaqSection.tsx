import { type Faq, NewFaq } from "@haat/faqs/contract"
import { AddForm, DeleteButton, Preview, Rows, useDialogs, useUnsavedChanges, zodForm } from "@haat/sdk/admin"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"

const FaqSection = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <FaqForm />
    <Rows<Faq> resource="faqs">{(faq, place) => <Question faq={faq} place={place} />}</Rows>
  </Box>
)

const Question = ({ faq, place }: { faq: Faq; place: number }) => {
  const { showMessage } = useDialogs()
  const { reload } = useUnsavedChanges()
  const onSuccess = async () => {
    await showMessage("resources.customize.deleted", "resources.faqs.deleted")
    // The specification wants a page reload. The hash keeps this section open, and drafts are restored.
    reload()
  }
  return (
    <Box sx={{ display: "flex", gap: 1.5, py: 1.5, borderTop: 1, borderColor: "divider", alignItems: "flex-start" }}>
      <Box sx={{ color: "text.secondary", width: 28, flexShrink: 0 }}>{place}.</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="h3">{faq.question}</Typography>
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", mt: 0.5 }}>{faq.answer}</Typography>
        {(faq.question_hi || faq.answer_hi) && (
          <Box lang="hi" sx={{ mt: 1.5, color: "text.secondary" }}>
            <Typography sx={{ fontWeight: 500 }}>{faq.question_hi}</Typography>
            <Typography sx={{ whiteSpace: "pre-line", mt: 0.5 }}>{faq.answer_hi}</Typography>
          </Box>
        )}
      </Box>
      <DeleteButton record={faq} place={place} onSuccess={onSuccess} />
    </Box>
  )
}

const WORDS = "resources.faqs"
const NO_QUESTION = { question: "", answer: "", question_hi: "", answer_hi: "" }
const resolver = zodForm(NewFaq)
const QUESTION = { maxLength: 300 }
const ANSWER = { maxLength: 3000 }

export const FaqForm = () => {
  const { showError } = useDialogs()
  return (
    <AddForm
      resource="faqs"
      defaultValues={NO_QUESTION}
      resolver={resolver}
      onError={(error) => showError(error, `${WORDS}.notCreated`, `${WORDS}.failed`)}
      preview={<LiveFaqPreview />}
    >
      <TextInput source="question" isRequired slotProps={{ htmlInput: QUESTION }} />
      <TextInput source="answer" isRequired multiline minRows={3} slotProps={{ htmlInput: ANSWER }} />
      <TextInput
        source="question_hi"
        helperText={`${WORDS}.hindiHint`}
        slotProps={{ htmlInput: { ...QUESTION, lang: "hi" } }}
      />
      <TextInput source="answer_hi" multiline minRows={3} slotProps={{ htmlInput: { ...ANSWER, lang: "hi" } }} />
    </AddForm>
  )
}

const LiveFaqPreview = () => {
  const [question, answer] = useWatch({ name: ["question", "answer"] })
  return <FaqPreview question={question} answer={answer} />
}

const DETAILS = {
  border: 1,
  borderColor: "divider",
  borderRadius: "14px",
  bgcolor: "background.paper",
  overflowWrap: "anywhere",
  "&[open] svg": { rotate: "180deg" },
} as const
const SUMMARY = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 2,
  minHeight: 52,
  px: 2.5,
  py: 1.5,
  fontWeight: 500,
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
}
const SCROLLED = { mb: 2, px: 2.5, maxHeight: "10rem", overflowY: "auto", color: "text.secondary" } as const

/** The opened question as the home page shows it; long answers scroll. */
export const FaqPreview = ({ question, answer }: Pick<NewFaq, "question" | "answer">) => {
  const translate = useTranslate()
  const label = translate(`${WORDS}.answerAsShown`)
  return (
    <Preview>
      <Box component="details" open sx={DETAILS}>
        <Box component="summary" sx={SUMMARY}>
          {question.trim() || translate(`${WORDS}.questionHere`)}
          <ExpandIcon aria-hidden sx={{ color: "text.secondary" }} />
        </Box>
        <Box role="region" aria-label={label} tabIndex={0} sx={{ ...SCROLLED, whiteSpace: "pre-line" }}>
          {answer.trim() || translate(`${WORDS}.answerHere`)}
        </Box>
      </Box>
    </Preview>
  )
}

export default FaqSection
