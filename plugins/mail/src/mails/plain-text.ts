import { money } from "@haat/sdk/money"
import { allParts, type Mail, type MailPart } from "./mail"

function written(part: MailPart): string {
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
        `Total: ${money(part.total)}`,
      ].join("\n")
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${value.includes("\n") ? `\n${value}` : value}`).join("\n\n")
    case "quote":
      return part.text.replace(/^/gm, "> ")
  }
}

/** The same mail for readers without HTML. */
export const asText = (mail: Mail, shop: string): string =>
  `${[mail.heading, ...allParts(mail).map(written), shop].join("\n\n")}\n`
