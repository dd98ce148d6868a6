import { routine } from "@haat/sdk/server/schema/declare"
import { followRows } from "@haat/sdk/server/schema/follow-rows"

/**
 * Fills the catalogue's `product_rating` from `published_review`. Of two transactions that change reviews of one
 * product at once, the second waits for the product's row, and then reads what the first has written.
 */
export const REFRESH_PRODUCT_RATING = routine(
  "refresh_product_rating",
  ["product_rating", "published_review"],
  `
create or replace function refresh_product_rating(products text[]) returns void language plpgsql as $$
begin
  insert into product_rating (product_id, count) select distinct id, 0 from unnest(products) id order by id
    on conflict do nothing;
  perform from product_rating where product_id = any(products) order by product_id for update;
  update product_rating kept set average = rated.average, count = rated.count
  from (
    select wanted.id as product_id, round(avg(review.rating), 1) as average, count(review.id)::int as count
    from (select distinct id from unnest(products) id) wanted
    left join published_review review on review.product_id = wanted.id
    group by wanted.id) rated
  where kept.product_id = rated.product_id and (kept.average, kept.count) is distinct from (rated.average, rated.count);
end $$;`,
  "select refresh_product_rating(array(select distinct product_id from product_review))",
)

export const FOLLOW_REVIEWS = followRows({
  table: "product_review",
  refresh: "refresh_product_rating",
  idsOf: (rows) => `select product_id from ${rows}`,
})
