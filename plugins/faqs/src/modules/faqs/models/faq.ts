import { model } from "@medusajs/framework/utils"

export const Faq = model.define("faq", {
  id: model.id({ prefix: "faq" }).primaryKey(),
  question: model.text(),
  answer: model.text(),
  rank: model.number(),
})
