import { LANGUAGE } from "./language.ts"
import { LANGUAGES } from "./languages.ts"

const rules = new Intl.PluralRules(LANGUAGES[LANGUAGE].tag)

/** The form for this number, by the rules of the language; in Hindi zero takes the form for one. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === "one" ? forms.one : forms.other
