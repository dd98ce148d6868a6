import { CHOICE_NAMES } from "./choice-names.ts"

/** An option, a value or the choice of a variant ("Indigo, M") in the language of the page. */
export const choiceName = (text: string): string =>
  text
    .split(", ")
    .map((part) => CHOICE_NAMES[part] ?? part)
    .join(", ")
