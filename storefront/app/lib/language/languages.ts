/** The languages of the shop, each with its name in its own script. English is the default. */
export const LANGUAGES = {
  en: { tag: "en-IN", name: "English" },
  hi: { tag: "hi-IN", name: "हिन्दी" },
} as const

export type Language = keyof typeof LANGUAGES

/** The query that sets the language of a response's texts; empty for English, whose addresses stay what they were. */
export const localeQuery = (language: Language): { locale?: Language } =>
  language === "en" ? {} : { locale: language }

export const LANGUAGE_COOKIE = "language"

/** Whether this is the code of one of the shop's languages. */
export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(LANGUAGES, text)

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** The language chosen in the cookies of a request; English without one. */
export function languageOf(cookie: string | undefined): Language {
  const chosen = cookie && CHOICE.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : "en"
}
