/** Which products come first for a search text, a row for each text; `products` are those that are still there, in their order. */
export const SHOP_SEARCH_PIN = `
  create or replace view shop_search_pin as
  select s.id, s.text, s.product_ids, s.created_at, s.updated_at, (
    select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by array_position(s.product_ids, p.id)), '[]')
    from shop_product p where p.id = any(s.product_ids)
  ) as products
  from search_pin s`
