import { money } from "@haat/sdk/money"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { STOCK_NOTICES } from "../modules/stock-notices"
import type { StockNoticesService } from "../modules/stock-notices/service"
import { SAMPLE_EMAIL } from "./sample-order"

/** Mail, sent once, that a product is in stock again. */
export const BACK_IN_STOCK = defineMail({
  kind: "back-in-stock",
  name: { en: "Back in stock", hi: "फिर से स्टॉक में" },
  payload: z.object({ notice_id: z.string() }),
  sample: { notice_id: "notice_sample" },
  placeholders: ["product", "price"],
  read: ({ notice_id }, container) => container.resolve<StockNoticesService>(STOCK_NOTICES).read(notice_id),
  readSample: {
    email: SAMPLE_EMAIL,
    product_id: "prod_sample",
    variant_id: "variant_sample",
    name: "Brass lota",
    price: 850,
    stop_url: "https://shop.example/stop-notices/sample",
  },
  compose: ({ email, product_id, variant_id, name, price, stop_url }, shop) => ({
    to: email,
    values: { product: name, price: money(price) },
    subject: `${name} is back in stock`,
    preview: `You asked ${shop.name} to tell you. It costs ${money(price)}.`,
    heading: "It is back",
    intro:
      `You asked us to tell you: ${name} can be ordered again, for ${money(price)}. How long it lasts nobody knows, ` +
      "so we keep none for you.",
    parts: [
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
  }),
})
