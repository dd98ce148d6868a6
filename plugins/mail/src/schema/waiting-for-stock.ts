/** How many people wait to be told that a variant is in stock again, a row for each variant that somebody waits for. */
export const WAITING_FOR_STOCK = `
  create or replace view waiting_for_stock as
  select variant_id, product_id, count(*)::int as people from stock_notice
  where told_at is null and deleted_at is null group by variant_id, product_id`
