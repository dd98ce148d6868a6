import type { Mail, Written } from "../define-mail"

/** Subject and first paragraph as the owner wrote them; an empty one stands for the mail's own. */
export type EditedText = { subject: string; intro: string }

const PLACEHOLDER = /\{([^{}]*)\}/g

/** Lists the names in braces of a text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name)

/** Returns the mail with the owner's texts, their placeholders filled in. */
export function applyEditedText(
  { values = {}, ...mail }: Written,
  { subject, intro }: EditedText,
  shopName: string,
): Mail {
  const all: Record<string, string | number | undefined> = { ...values, shop: shopName }
  const fill = (text: string) => text.replace(PLACEHOLDER, (whole, name) => String(all[name] ?? whole))
  return {
    ...mail,
    ...(subject && { subject: fill(subject) }),
    ...(intro && { intro: fill(intro) }),
  }
}
