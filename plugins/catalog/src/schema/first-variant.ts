import { routine, table } from "@haat/sdk/server/schema/declare"
import { followRows, refreshInBatches } from "@haat/sdk/server/schema/follow-rows"
import { ACTIVE_VARIANT } from "./sellable-variant"

/**
 * The variant that represents a product where no variant is named: among those that the owner sells, the first in the
 * owner's order that is in stock, else the first. Triggers maintain it, as they maintain the prices (see prices.ts); it
 * follows the stock only of products with several variants.
 */
export const FIRST_VARIANT = table(
  "first_variant",
  [],
  `
create table if not exists first_variant (
  product_id text primary key,
  variant_id text
)`,
)

/*
 * Concurrent changes of one product's variants: the second transaction waits for the product's row, and then reads what
 * the first has written. The stock of the other variants is not locked: two orders for two variants of one product,
 * each holding the stock of its own variant, would deadlock.
 */
export const REFRESH_FIRST_VARIANT = routine(
  "refresh_first_variant",
  ["first_variant", "variant_stock"],
  `
create or replace function refresh_first_variant(products text[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  insert into first_variant (product_id) select distinct id from unnest(products) id order by id on conflict do nothing;
  perform from first_variant where product_id = any(products) order by product_id for update;
  update first_variant kept set variant_id = first.variant_id
  from (
    select wanted.id as product_id,
      (array_agg(v.id order by ${ACTIVE_VARIANT} desc, coalesce(stock.pieces, 0) > 0 desc, v.variant_rank nulls last,
        v.created_at, v.id)
        filter (where v.deleted_at is null))[1] as variant_id
    from (select distinct id from unnest(products) id) wanted left join product_variant v on v.product_id = wanted.id
    left join variant_stock stock on stock.variant_id = v.id
    group by wanted.id) first
  where kept.product_id = first.product_id and kept.variant_id is distinct from first.variant_id;
end $$;`,
  refreshInBatches("refresh_first_variant", "product"),
)

export const FOLLOW_VARIANTS = followRows({
  table: "product_variant",
  refresh: "refresh_first_variant",
  idsOf: (rows) => `select product_id from ${rows} where product_id is not null`,
})

export const FOLLOW_STOCK_OF_VARIANTS = followRows({
  table: "variant_stock",
  refresh: "refresh_first_variant",
  needs: ["variant_stock"],
  idsOf: (rows) =>
    `select v.product_id from ${rows} join product_variant v on v.id = ${rows}.variant_id
       where exists (select from product_variant other
         where other.product_id = v.product_id and other.id <> v.id and other.deleted_at is null)`,
})
