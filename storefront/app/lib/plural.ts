import { LANGUAGE } from "./language.ts"
import { LANGUAGES } from "./languages.ts"

const rules = new Intl.PluralRules(LANGUAGES[LANGUAGE].tag)

/** The form that goes with this many things; in Hindi none at all counts as one. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  rules.select(count) === "one" ? forms.one : forms.other
