/** Questions and answers in both languages, shown by `rank`. */
export const SHOP_FAQ = `
  create or replace view shop_faq as
  select id, question, answer, question_hi, answer_hi, rank from faq where deleted_at is null`
