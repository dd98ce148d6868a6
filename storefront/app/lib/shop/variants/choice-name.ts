import { CHOICES } from "./messages.ts"

/** An option, a value or the choice of a variant ("Indigo, M") in the language of the page. */
export const choiceName = (text: string): string =>
  text
    .split(", ")
    .map((part) => CHOICES.names[part] ?? part)
    .join(", ")
