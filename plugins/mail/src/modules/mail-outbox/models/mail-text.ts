import { model } from "@medusajs/framework/utils"

/** The owner's own subject and first paragraph of a mail; an empty text stands for the mail's own. */
export const MailText = model
  .define("mail_text", {
    id: model.id({ prefix: "mtext" }).primaryKey(),
    kind: model.text(),
    language: model.text(),
    subject: model.text(),
    intro: model.text(),
    /** The same for all languages of a kind. */
    version: model.number(),
  })
  .indexes([{ on: ["kind", "language"], unique: true }])
