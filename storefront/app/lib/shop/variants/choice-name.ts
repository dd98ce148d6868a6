import { CHOICE_NAMES } from "./choice-names.ts"

/**
 * Translates an option ("Colour"), a value ("Indigo") or all values of a variant ("Indigo, M") into the page's
 * language. Unknown names stay as they are.
 */
export const choiceName = (text: string): string =>
  text
    .split(", ")
    .map((part) => CHOICE_NAMES[part] ?? part)
    .join(", ")
