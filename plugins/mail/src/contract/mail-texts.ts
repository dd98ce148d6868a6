import { LOCALES, type Locale } from "@haat/sdk/locale"
import { STORABLE_LINE, STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

const subject = z
  .string("The subject is missing")
  .trim()
  .max(200, "The subject is too long")
  .regex(STORABLE_LINE, "The subject has a character that cannot be sent")
const intro = z
  .string("The first paragraph is missing")
  .trim()
  .max(2_000, "The first paragraph is too long")
  .regex(STORABLE_TEXT, "The first paragraph has a character that cannot be sent")

/** The owner's texts of a mail in each language; an empty one stands for the mail's own. */
export const MailTexts = z.object({ subject_en: subject, intro_en: intro, subject_hi: subject, intro_hi: intro })
export type MailTexts = z.infer<typeof MailTexts>

export const SaveMailTexts = MailTexts.extend({ version: z.int("Say which version you changed") })
export type SaveMailTexts = z.infer<typeof SaveMailTexts>

export const PreviewQuery = z.object({
  language: z.enum(LOCALES, `language is one of ${LOCALES.join(", ")}`).default("en"),
})

/** A kind of mail in the back office's list. */
export type MailRow = {
  /** its kind */
  id: string
  name: Record<Locale, string>
  plugin: string
  /** languages in which the owner has changed a text */
  edited: Locale[]
}

/** A kind of mail with the owner's texts, and its sample as a recipient with this language gets it. */
export type MailDetail = Omit<MailRow, "edited"> &
  SaveMailTexts & {
    language: Locale
    subject: string
    html: string
    text: string
    /** the mail's own texts of the sample, by language */
    defaults: Record<Locale, { subject: string; intro: string }>
    /** names that may stand in braces in the owner's texts */
    placeholders: string[]
    /** true when the recipient's language is known; other mails are sent in English */
    knows_language: boolean
  }
