/** The owner's words for one thing, a row for each line. */
export const SHOP_SYNONYM = `
  create or replace view shop_synonym as
  select id, words, created_at, updated_at from search_synonym`
