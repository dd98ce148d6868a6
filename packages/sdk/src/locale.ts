import { z } from "zod"

/** Languages that owners write for shoppers. Texts always exist in the first; the others may lack some. */
export const LOCALES = ["en", "hi"] as const
export type Locale = (typeof LOCALES)[number]

/** Language requested in a query; English by default. Any value outside LOCALES is rejected. */
export const localeParameter = z.enum(LOCALES, `locale is one of ${LOCALES.join(", ")}`).default("en")

/** Query of a read that takes only the language. */
export const LocaleQuery = z.object({ locale: localeParameter })
export type LocaleQuery = z.infer<typeof LocaleQuery>

/** Returns the path of a shop page in a language: the route's path in English, with a prefix in others (`/hi/cart`). */
export const localePath = (locale: Locale, path: string) =>
  locale === "en" ? path : `/${locale}${path === "/" ? "" : path}`

/** Returns the absolute address of a shop page in a language, for mails and files. */
export const pageUrl = (publicUrl: string, locale: Locale, path: string) =>
  new URL(localePath(locale, path), publicUrl).href

/**
 * Returns the text to show for `locale`: the Hindi text when it is requested and exists, else the English one. `lang`
 * is set when the text is not in the requested language.
 */
export const localizedText = (
  locale: Locale,
  english: string,
  hindi: string | null | undefined,
): { text: string; lang?: Locale } =>
  locale === "en" ? { text: english } : hindi ? { text: hindi } : { text: english, lang: "en" }
