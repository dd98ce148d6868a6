import { LANGUAGE } from "./language.ts"
import { LANGUAGES } from "./languages.ts"

const rules = new Intl.PluralRules(LANGUAGES[LANGUAGE].tag)

/** Returns the plural form for a number; in Hindi zero takes the form for one. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === "one" ? forms.one : forms.other
