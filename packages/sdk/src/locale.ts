import { z } from "zod"

/** The languages that owners write for shoppers. Texts are always there in the first; the others may lack some. */
export const LOCALES = ["en", "hi"] as const
export type Locale = (typeof LOCALES)[number]

/** A query's wish for a language; English without one. Any other than LOCALES is rejected. */
export const localeParameter = z.enum(LOCALES, `locale is one of ${LOCALES.join(", ")}`).default("en")

/** In a reply: the language of a text that is not in the language requested. */
export const Lang = z.enum(LOCALES).optional().describe("Of a text that is not in the language asked for")

/** Query of a read that takes nothing but the language. */
export const LocaleQuery = z.object({ locale: localeParameter })
export type LocaleQuery = z.infer<typeof LocaleQuery>

/**
 * The text to show where `locale` is read: the Hindi one when it is wanted and written, else the English one. `lang` is
 * the language of a text that is not in the language requested.
 */
export const textIn = (
  locale: Locale,
  english: string,
  hindi: string | null | undefined,
): { text: string; lang?: Locale } =>
  locale === "en" ? { text: english } : hindi ? { text: hindi } : { text: english, lang: "en" }
