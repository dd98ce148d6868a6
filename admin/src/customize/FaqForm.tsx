import { NewFaq } from "@haat/faqs/contract"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import { TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { AddForm } from "./AddForm"
import { Preview } from "./Preview"

const WORDS = "resources.faqs"
const NO_QUESTION = { question: "", answer: "", question_hi: "", answer_hi: "" }
const resolver = zodForm(NewFaq)
const QUESTION = { maxLength: 300 }
const ANSWER = { maxLength: 3000 }

/** A new question with its answer, seen as shoppers will read it. */
export const FaqForm = () => {
  const { sayFailure } = useDialogs()
  return (
    <AddForm
      resource="faqs"
      defaultValues={NO_QUESTION}
      resolver={resolver}
      onError={(error) => sayFailure(error, `${WORDS}.notCreated`, `${WORDS}.failed`)}
      preview={<TypedQuestion />}
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

const TypedQuestion = () => {
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

/** The question among the others at the foot of the home page, opened: a long answer is scrolled there too. */
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
