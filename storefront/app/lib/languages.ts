/** The languages of the shop, each with its name in its own script. English comes first: it is what people get. */
export const LANGUAGES = {
  en: { tag: "en-IN", name: "English" },
  hi: { tag: "hi-IN", name: "हिन्दी" },
} as const

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_COOKIE = "language"

export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(LANGUAGES, text)

const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`)

/** The language somebody chose, by the cookies they sent; English without a choice that we know. */
export function languageOf(cookie: string | undefined): Language {
  const chosen = cookie && CHOICE.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : "en"
}
