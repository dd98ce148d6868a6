/** Which goods a line of an order is of, whatever became of the order: what a parcel's pieces are called. */
export const LINE_GOODS = `
  create or replace view line_goods as
  select id as line_id, variant_id, coalesce(variant_title, title) as title, coalesce(variant_sku, '') as sku,
    coalesce(variant_barcode, '') as barcode
  from order_line_item`
