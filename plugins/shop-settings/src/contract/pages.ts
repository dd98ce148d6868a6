import { localeParameter } from "@haat/sdk/locale"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

/** Pages that the law requires of a shop, written by its owner. */
export const PAGES = ["terms", "privacy", "returns", "delivery"] as const
export type PageName = (typeof PAGES)[number]

const text = (language: string) =>
  z
    .string(`The text in ${language} is missing`)
    .trim()
    .max(20_000, `The text in ${language} is too long`)
    .regex(STORABLE_TEXT, `The text in ${language} has a character that cannot be stored`)

/** A new version of a page. Plain text: an empty line between paragraphs, and headings after "## ". */
export const SavePage = z.object({
  version: z.int("Say which version you changed"),
  text: text("English").min(1, "The page needs a text"),
  text_hi: text("Hindi"),
})
export type SavePage = z.infer<typeof SavePage>

/** A page for its owner, with the dates of all its versions, the newest first. */
export type OwnersPage = SavePage & {
  id: PageName
  saved_at: string
  versions: { version: number; saved_at: string }[]
}

const VERSION = "A version is a whole number from 1"
export const ReadPage = z.object({
  locale: localeParameter,
  version: z.coerce.number(VERSION).int(VERSION).min(1, VERSION).max(1_000_000, VERSION).optional(),
})
