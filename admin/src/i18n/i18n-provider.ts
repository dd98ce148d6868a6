import polyglotI18nProvider from "ra-i18n-polyglot"
import { setFormatLocale } from "../components/format"
import { english } from "./english"

const LOCALES = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

/**
 * Messages of the back office. English is in the first load, Hindi is fetched when chosen. The choice is stored on the
 * device until logout.
 */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    document.documentElement.lang = locale
    setFormatLocale(locale)
    return locale === "hi" ? import("./hindi").then(({ hindi }) => hindi) : english
  },
  "en",
  LOCALES,
  // Labels such as product names are not message keys.
  { allowMissing: true },
)
