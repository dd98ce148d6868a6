import type { Mail } from "./mail"
import { greeting } from "./order-placed"

type Reply = { to: string; first_name: string; product_name: string; message: string; reply: string }

/** Sends the shop's reply to who reported a problem; answering it answers the shop. */
export const problemReportReply = (
  { to, first_name, product_name, message, reply }: Reply,
  shop: { owner: string; name: string },
): Mail => ({
  to,
  ...(shop.owner && { reply_to: { name: shop.name, address: shop.owner } }),
  subject: `About the problem you reported: ${product_name}`,
  preview: reply.slice(0, 120),
  heading: `About the problem you reported with ${product_name}`,
  parts: [
    { kind: "text", text: `${greeting(first_name)}\n${reply}` },
    { kind: "text", text: "You had written:" },
    { kind: "quote", text: message },
  ],
})
