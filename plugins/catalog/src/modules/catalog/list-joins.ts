/**
 * What a list of all products is filtered and sorted by, each joined to `product p`. It says what the flat view says
 * (shop-product-row.ts), but for all products in one go: looking it up for each of thousands takes five times as long.
 */

export const ALL_PRICES = `
  left join (
    select distinct on (v.product_id) v.product_id, pr.amount
    from product_variant v
    left join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
    left join price pr on pr.price_set_id = l.price_set_id and pr.deleted_at is null and pr.currency_code = 'inr'
      and pr.price_list_id is null and coalesce(pr.rules_count, 0) = 0
      and pr.min_quantity is null and pr.max_quantity is null
    where v.deleted_at is null
    order by v.product_id, v.variant_rank, v.created_at, v.id, pr.created_at desc nulls last, pr.id
  ) price on price.product_id = p.id`

export const ALL_STOCK = `
  left join (
    select first.product_id, sum(greatest(il.stocked_quantity - il.reserved_quantity, 0)) as pieces
    from (
      select distinct on (v.product_id) v.product_id, v.id from product_variant v where v.deleted_at is null
      order by v.product_id, v.variant_rank, v.created_at, v.id) first
    join product_variant_inventory_item l on l.variant_id = first.id and l.deleted_at is null
    join inventory_level il on il.inventory_item_id = l.inventory_item_id and il.deleted_at is null
    group by first.product_id
  ) stock on stock.product_id = p.id`

export const ALL_CATEGORIES = `
  left join (
    select distinct on (pc.product_id) pc.product_id, c.id, c.name
    from product_category_product pc join product_category c on c.id = pc.product_category_id and c.deleted_at is null
    order by pc.product_id, c.id
  ) category on category.product_id = p.id`
