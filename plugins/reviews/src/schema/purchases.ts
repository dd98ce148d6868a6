import { routine } from "@haat/sdk/server/schema/declare"

/*
 * `product_review.is_bought` follows the shopper's orders of the product. Triggers on orders run at the end of the
 * transaction, and write a review only when its state changes, so that placing an order locks no rating. A subscriber
 * to Medusa's events would write after the reply to a cancellation, and miss orders that are changed without an event.
 */

/**
 * Writes `is_bought` of a shopper's reviews of these products; null means all their reviews. Of two transactions that
 * change orders of one shopper at once, the second waits for the reviews, and then reads what the first has written.
 * The shopper's orders are read first (`materialized`), never all orders of a product; planning takes longer than
 * running, so the plan is made once.
 */
export const REFRESH_REVIEW_PURCHASES = routine(
  "refresh_review_purchases",
  ["ordered_product"],
  `
create or replace function refresh_review_purchases(shopper text, products text[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform from product_review
  where customer_id = shopper and deleted_at is null and (products is null or product_id = any(products))
  order by id for no key update;
  if not found then return; end if;
  with ordered as materialized (select product_id, cancelled from ordered_product where customer_id = shopper)
  update product_review review set is_bought = purchase.is_bought
  from (
    select own.id, bool_and(ordered.cancelled) is not true as is_bought
    from product_review own left join ordered on ordered.product_id = own.product_id
    where own.customer_id = shopper and own.deleted_at is null and (products is null or own.product_id = any(products))
    group by own.id) purchase
  where review.id = purchase.id and review.is_bought <> purchase.is_bought;
end $$;`,
  `
select refresh_review_purchases(shopper.id, null)
from (
  select distinct review.customer_id as id from product_review review
  join "order" placed on placed.customer_id = review.customer_id and placed.status = 'canceled'
  order by 1) shopper`,
)

/**
 * Sets `is_bought` of a new review. Its orders are locked: a concurrent cancellation either is seen here, or waits and
 * then finds the review.
 */
export const REVIEW_PURCHASE = routine(
  "haat_review_purchase",
  ["ordered_product"],
  `
create or replace function haat_review_purchase() returns trigger language plpgsql as $$
begin
  perform from "order" where id = any(array(
    select order_id
    from (select order_id, product_id from ordered_product where customer_id = new.customer_id offset 0) ordered
    where product_id = new.product_id))
  order by id for share;
  with ordered as materialized (select product_id, cancelled from ordered_product where customer_id = new.customer_id)
  select bool_and(cancelled) is not true into new.is_bought from ordered where product_id = new.product_id;
  return new;
end $$;

create or replace trigger haat_review_purchase before insert or update of deleted_at on product_review
  for each row execute function haat_review_purchase();`,
)

type Change = { event: "insert" | "update" | "delete"; when?: string }

/** SQL: declares that the function of this name runs for the changed rows at the end of the transaction. */
const followAtCommit = (name: string, table: string, changes: Change[]) =>
  changes
    .map(
      ({ event, when }) => `
drop trigger if exists ${name}_${event} on "${table}";
create constraint trigger ${name}_${event} after ${event} on "${table}"
  deferrable initially deferred for each row${when ? ` when (${when})` : ""} execute function ${name}();`,
    )
    .join("")

/** SQL: whether any of these columns differs between the old and the new row. */
const differs = (...columns: string[]) =>
  `(${columns.map((column) => `old.${column}`).join(", ")}) is distinct from (${columns.map((column) => `new.${column}`).join(", ")})`

/** Follows an order that is cancelled, deleted, changed to another version or given to another shopper. */
export const REVIEWS_FOLLOW_ORDER = routine(
  "haat_reviews_follow_order",
  ["refresh_review_purchases"],
  `
create or replace function haat_reviews_follow_order() returns trigger language plpgsql as $$
begin
  perform refresh_review_purchases(old.customer_id, null);
  if tg_op = 'UPDATE' and new.customer_id is distinct from old.customer_id then
    perform refresh_review_purchases(new.customer_id, null);
  end if;
  return null;
end $$;
${followAtCommit("haat_reviews_follow_order", "order", [
  { event: "update", when: differs("status", "deleted_at", "is_draft_order", "version", "customer_id") },
  { event: "delete" },
])}`,
)

/** Follows lines that are added to an order, that have no pieces left, or that are taken out. */
export const REVIEWS_FOLLOW_ORDER_ITEM = routine(
  "haat_reviews_follow_order_item",
  ["refresh_review_purchases"],
  `
create or replace function haat_reviews_follow_order_item() returns trigger language plpgsql as $$
declare changed order_item;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  perform refresh_review_purchases(placed.customer_id,
  case when line.product_id is not null then array[line.product_id] end)
  from "order" placed left join order_line_item line on line.id = changed.item_id
  where placed.id = changed.order_id;
  return null;
end $$;
${followAtCommit("haat_reviews_follow_order_item", "order_item", [
  { event: "insert" },
  { event: "update", when: `(old.quantity > 0) <> (new.quantity > 0) or ${differs("deleted_at", "version")}` },
  { event: "delete" },
])}`,
)

/** Follows a line that Medusa deletes, or that is for another product. */
export const REVIEWS_FOLLOW_LINE_ITEM = routine(
  "haat_reviews_follow_line_item",
  ["refresh_review_purchases"],
  `
create or replace function haat_reviews_follow_line_item() returns trigger language plpgsql as $$
begin
  perform refresh_review_purchases(placed.customer_id, null)
  from order_item item join "order" placed on placed.id = item.order_id where item.item_id = new.id;
  return null;
end $$;
${followAtCommit("haat_reviews_follow_line_item", "order_line_item", [
  { event: "update", when: differs("product_id", "deleted_at") },
])}`,
)
