import { CHOICE_NAMES } from "./choice-names.ts"

/** Translates an option, a value or the choice of a variant ("Indigo, M") into the page's language. */
export const choiceName = (text: string): string =>
  text
    .split(", ")
    .map((part) => CHOICE_NAMES[part] ?? part)
    .join(", ")
