/** Every logo that documents may name, as a PNG; `is_current` is the one that they are issued with now. */
export const DOCUMENT_LOGO = `
  create or replace view document_logo as
  select kept.id, kept.png, coalesce(s.logo ->> 'paper' = kept.id, false) as is_current
  from shop_logo kept cross join shop_settings s where s.id = 'shop'`
