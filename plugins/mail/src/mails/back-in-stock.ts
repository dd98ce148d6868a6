import { money } from "@haat/sdk/money"
import type { BackInStock } from "../modules/stock-notices/queries/notices"
import type { Mail } from "./mail"

/** Mail, sent once, that a product is in stock again. */
export const backInStockMail = (
  { email, product_id, variant_id, name, price, stop_url }: BackInStock & { stop_url: string },
  shop: { url: string; name: string },
): Mail => ({
  to: email,
  subject: `${name} is back in stock`,
  preview: `You asked ${shop.name} to tell you. It costs ${money(price)}.`,
  heading: "It is back",
  parts: [
    {
      kind: "text",
      text: `You asked us to tell you: ${name} can be ordered again, for ${money(price)}. How long it lasts nobody knows, so we keep none for you.`,
    },
    {
      kind: "button",
      label: "See it in the shop",
      url: `${shop.url}/product-info/${product_id}?variant=${encodeURIComponent(variant_id)}`,
    },
    {
      kind: "text",
      text: `This is the only mail about it. If you wait for other things and want no such mails any more, stop them here:\n${stop_url}`,
    },
  ],
})
