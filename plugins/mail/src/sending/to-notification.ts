import { createHash } from "node:crypto"
import type { CreateNotificationDTO } from "@medusajs/framework/types"
import { renderHtml } from "../mails/layout"
import { asText } from "../mails/plain-text"
import type { ReadyMail } from "./compose-mail"

/** Removes line breaks and control characters, which would end a mail header early. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()

/** Returns the Message-ID, which is the same for every attempt, so that mail programs recognise a repeated mail. */
const messageId = (id: string, shopUrl: string) =>
  `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${new URL(shopUrl).hostname}>`

/**
 * Converts a mail to a notification of Medusa. The notification module stores `data` and `provider_data` in plain text,
 * and does not store `content`.
 */
export function toNotification(
  { id, kind }: { id: string; kind: string },
  { mail, shop }: ReadyMail,
): CreateNotificationDTO {
  const { to, reply_to } = mail
  return {
    to,
    channel: "email",
    template: kind,
    content: { subject: oneLine(mail.subject), text: asText(mail, shop.name), html: renderHtml(mail, shop.name) },
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, content }) => ({
        filename: name,
        content: content.toString("base64"),
        content_type: "application/pdf",
      })),
    }),
    provider_data: {
      message_id: messageId(id, shop.url),
      from_name: oneLine(shop.name),
      ...(reply_to && { reply_to: { name: oneLine(reply_to.name), address: reply_to.address } }),
    },
    trigger_type: kind,
  }
}
