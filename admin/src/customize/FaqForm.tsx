import { NewFaq } from "@haat/faqs/contract"
import { TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { AddForm } from "./AddForm"
import { FaqPreview } from "./FaqPreview"

const NOTHING = { question: "", answer: "", question_hi: "", answer_hi: "" }
const resolver = zodForm(NewFaq)
const QUESTION = { maxLength: 300 }
const ANSWER = { maxLength: 3000 }

/** A new question with its answer, seen as shoppers will read it. */
export const FaqForm = () => {
  const { sayFailure } = useDialogs()
  return (
    <AddForm
      resource="faqs"
      empty={NOTHING}
      resolver={resolver}
      onError={(error) => sayFailure(error, "resources.faqs.notCreated", "resources.faqs.failed")}
      preview={<AsTyped />}
    >
      <TextInput source="question" isRequired slotProps={{ htmlInput: QUESTION }} />
      <TextInput source="answer" isRequired multiline minRows={3} slotProps={{ htmlInput: ANSWER }} />
      <TextInput
        source="question_hi"
        helperText="resources.faqs.hindiHint"
        slotProps={{ htmlInput: { ...QUESTION, lang: "hi" } }}
      />
      <TextInput source="answer_hi" multiline minRows={3} slotProps={{ htmlInput: { ...ANSWER, lang: "hi" } }} />
    </AddForm>
  )
}

const AsTyped = () => {
  const [question, answer] = useWatch({ name: ["question", "answer"] })
  return <FaqPreview question={question} answer={answer} />
}
