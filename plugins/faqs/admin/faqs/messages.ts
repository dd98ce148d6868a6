import { FAQ_MESSAGES } from "@haat/faqs/contract"

export const messages = {
  name: "Question |||| Questions",
  section: "FAQ",
  sectionBelow: "Questions shoppers ask, and your answers",
  fields: { question: "Question", answer: "Answer", question_hi: "सवाल (Hindi)", answer_hi: "जवाब (Hindi)" },
  ...(FAQ_MESSAGES as Record<keyof typeof FAQ_MESSAGES, string>),
  form: "New question",
  add: "Add FAQ",
  none: "No questions yet",
  noneText: "Answer here what shoppers ask most; it is shown at the foot of the home page.",
  gone: "It disappears from the home page at once.",
  questionHere: "The question appears here",
  answerHere: "The answer appears here.",
  hindiHint: "Optional: Hindi readers see the English text where this is empty.",
  answerAsShown: "As shoppers read it",
  deleteOne: "Delete question %{number}",
  audit: { thing: "question" },
}
