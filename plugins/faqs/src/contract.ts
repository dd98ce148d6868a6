import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

export * from "./contract/shown-faq"
export { FAQ_MESSAGES } from "./messages"

/** Questions people ask, and their answers. Messages are the specification's, word for word. */

const optionalText = (field: string, longest: number) =>
  z
    .string(`${field} is required`)
    .trim()
    .max(longest, `${field} is too long`)
    .regex(STORABLE_TEXT, `${field} has a character that cannot be stored`)

const text = (field: string, longest: number) => optionalText(field, longest).min(1, `${field} is required`)

/** The Hindi ones may be left empty; then the English ones are shown. */
export const NewFaq = z.object({
  question: text("Question", 300),
  answer: text("Answer", 3_000),
  question_hi: optionalText("Question in Hindi", 300).default(""),
  answer_hi: optionalText("Answer in Hindi", 3_000).default(""),
})
export type NewFaq = z.input<typeof NewFaq>

/** Question for the owner. Displayed in the order of `rank`; a new one comes last. */
export type Faq = Required<NewFaq> & { id: string; rank: number }

export const MAX_FAQS = 100
