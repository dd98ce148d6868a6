import { model } from "@medusajs/framework/utils"

export const Faq = model.define("faq", {
  id: model.id({ prefix: "faq" }).primaryKey(),
  question: model.text(),
  answer: model.text(),
  /** In Hindi; empty when it is not written. */
  question_hi: model.text().default(""),
  answer_hi: model.text().default(""),
  rank: model.number(),
})
