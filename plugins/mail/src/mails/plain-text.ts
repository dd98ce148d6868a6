import type { Locale } from "@haat/sdk/locale"
import { money } from "@haat/sdk/money"
import { allParts, type Mail, type MailPart } from "./mail"
import { WORDS } from "./words"

function written(part: MailPart, language: Locale): string {
  switch (part.kind) {
    case "text":
      return part.text
    case "button":
      return `${part.label}:\n${part.url}`
    case "goods":
      return [
        ...part.lines.map(({ name, quantity, price }) => `${quantity} × ${name}, ${money(price)} each`),
        "",
        ...part.sums.map(([label, rupees]) => `${label}: ${money(rupees)}`),
        `${WORDS[language].total}: ${money(part.total)}`,
      ].join("\n")
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${value.includes("\n") ? `\n${value}` : value}`).join("\n\n")
    case "quote":
      return part.text.replace(/^/gm, "> ")
  }
}

/** The same mail for readers without HTML. */
export const asText = ({ language = "en", ...mail }: Mail, shop: string): string =>
  `${[mail.heading, ...allParts(mail).map((part) => written(part, language)), shop].join("\n\n")}\n`
