/** What every visitor may know of returns: one row. Claims are possible for `claim_days` after delivery. */
export const RETURN_TERMS = `
  create or replace view return_terms as
  select version, claim_days, keeps_discount from return_settings where id = 'shop'`
