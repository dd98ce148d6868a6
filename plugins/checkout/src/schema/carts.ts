import { ONLY_VARIANT } from "@haat/catalog/contract"
import { index, routine, view } from "@haat/sdk/server/schema/declare"

/**
 * Replaces the variant of a line that names none, or the only one that its product had, by the product's current first
 * variant.
 */
const VARIANT = `case
      when line.variant_id is null or (current.variant_id is null and line.variant_title = '${ONLY_VARIANT}')
        then first.variant_id
      else line.variant_id
    end`

/**
 * Lines of shoppers' open carts: a row for each variant. Medusa's own routes may have made several lines of one
 * variant, lines that name no variant, and fractions of a piece; only whole pieces are sold, of the product's default
 * variant. `choice` and `price` are those of the time the line was written. Query it by cart or by customer.
 */
export const STORED_CART_LINE = view(
  "stored_cart_line",
  ["current_variant", "first_variant"],
  `
  select cart.customer_id, cart.id as cart_id, line.product_id, ceil(sum(line.quantity))::int as quantity,
    array_agg(line.id order by line.created_at, line.id) as line_ids, min(line.created_at) as added_at,
    ${VARIANT} as variant_id,
    nullif(max(line.variant_title), '${ONLY_VARIANT}') as choice, max(line.unit_price) as price
  from cart
  join cart_line_item line
    on line.cart_id = cart.id and line.deleted_at is null and line.product_id is not null
  left join current_variant current on current.variant_id = line.variant_id
  left join first_variant first on first.product_id = line.product_id
  where cart.completed_at is null and cart.deleted_at is null
  group by cart.customer_id, cart.id, line.product_id, ${VARIANT}`,
)

/** Limits a cart to one order: by a trigger, since Medusa manages the indexes of link tables. */
export const ONE_ORDER_PER_CART = routine(
  "haat_one_order_per_cart",
  [],
  `
create or replace function haat_one_order_per_cart() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.cart_id, 0));
  if exists (
    select 1 from order_cart
    where cart_id = new.cart_id and order_id <> new.order_id and deleted_at is null
  ) then
    raise exception 'This cart has already been ordered'
      using errcode = '40001', constraint = 'haat_one_order_per_cart', table = 'order_cart';
  end if;
  return new;
end $$;

create or replace trigger haat_one_order_per_cart before insert on order_cart
  for each row execute function haat_one_order_per_cart();`,
)

/** Limits a customer to one open cart. */
export const ONE_OPEN_CART = index(
  "haat_one_open_cart_per_customer",
  "cart",
  "(customer_id) where completed_at is null and deleted_at is null and customer_id is not null",
  { unique: true },
)
