/** The languages of the shop, each with its name and the offer to read a page in it, in its own words. */
export const LANGUAGES = {
  en: { tag: "en-IN", name: "English", offer: "Read this page in English" },
  hi: { tag: "hi-IN", name: "हिन्दी", offer: "यह पेज हिन्दी में पढ़ें" },
} as const

export type Language = keyof typeof LANGUAGES

/** Returns the query for the language of a response's texts; empty for English, the default. */
export const localeQuery = (language: Language): { locale?: Language } =>
  language === "en" ? {} : { locale: language }

export const LANGUAGE_COOKIE = "language"

/** Returns whether the text is the code of one of the shop's languages. */
export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(LANGUAGES, text)

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** Returns the language chosen in a request's cookies; undefined without one. */
export function chosenLanguage(cookie: string | undefined): Language | undefined {
  const chosen = cookie && CHOICE.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}
