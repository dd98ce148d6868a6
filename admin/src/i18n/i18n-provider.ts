import polyglotI18nProvider from "ra-i18n-polyglot"
import { setFormatLocale } from "../components/format"
import { english } from "./english"

const LOCALES = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

/**
 * The back office's words. English is there at once, Hindi when it is chosen; what is chosen is kept on the device
 * until its person logs out.
 */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    document.documentElement.lang = locale
    setFormatLocale(locale)
    return locale === "hi" ? import("./hindi").then(({ hindi }) => hindi) : english
  },
  "en",
  LOCALES,
  // Words that are no keys are themselves: a product's name may be a label.
  { allowMissing: true },
)
