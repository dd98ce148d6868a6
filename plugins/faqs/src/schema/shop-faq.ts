import { view } from "@haat/sdk/server/schema/declare"

/** Questions and answers in both languages, shown by `rank`. */
export const SHOP_FAQ = view(
  "shop_faq",
  [],
  "select id, question, answer, question_hi, answer_hi, rank from faq where deleted_at is null",
)
