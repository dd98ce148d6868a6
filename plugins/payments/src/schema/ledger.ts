import { routine } from "@haat/sdk/server/schema/declare"

/*
 * Triggers keep the ledger, `razorpay_payment`, in step with carts and orders in the transactions that change those.
 * State `captured`: the money has arrived and has no order. State `ordered`: it pays for an order.
 *
 * The second argument of `routine` names declared objects that must exist first: none, since all tables here are of
 * migrations or Medusa's.
 */

/** SQL: id of the order that the cart `new` becomes. It has the cart's suffix: cart_01ABC becomes order_01ABC. */
const ORDER_ID_OF_CART = "'order_' || substr(new.id, length('cart_') + 1)"

/**
 * Moves a captured payment to `ordered` when its cart becomes an order, and back to `captured` when the order fails and
 * the cart is opened again.
 */
export const LEDGER_FOLLOWS_CART = routine(
  "haat_ledger_follows_cart",
  [],
  `
create or replace function haat_ledger_follows_cart() returns trigger language plpgsql as $$
begin
  if new.completed_at is not null then
    update razorpay_payment payment
    set state = 'ordered', order_id = link.order_id, attempts = 0, updated_at = now()
    from order_payment_collection link
    where link.payment_collection_id = payment.payment_collection_id
      and link.deleted_at is null
      and link.order_id = ${ORDER_ID_OF_CART}
      and payment.cart_id = new.id
      and payment.state = 'captured';
  else
    update razorpay_payment
    set state = 'captured', order_id = null, updated_at = now()
    where cart_id = new.id
      and state = 'ordered'
      and order_id = ${ORDER_ID_OF_CART};
  end if;
  return null;
end $$;

create or replace trigger haat_ledger_follows_cart after update of completed_at on cart
  for each row when ((old.completed_at is null) <> (new.completed_at is null))
  execute function haat_ledger_follows_cart();`,
)

/** Schedules the payment of a cancelled order for the refund job at once. */
export const LEDGER_FOLLOWS_ORDER = routine(
  "haat_ledger_follows_order",
  [],
  `
create or replace function haat_ledger_follows_order() returns trigger language plpgsql as $$
begin
  update razorpay_payment
  set next_attempt_at = now()
  where order_id = new.id
    and state = 'ordered';
  return null;
end $$;

create or replace trigger haat_ledger_follows_order after update of status on "order"
  for each row when (new.status = 'canceled' and old.status is distinct from new.status)
  execute function haat_ledger_follows_order();`,
)

/**
 * Copies an order's number (`display_id`) to its payments, so that an index can sort the ledger by it. The last
 * argument is run once, for the payments that earlier versions wrote.
 */
export const LEDGER_HAS_ORDER_NUMBER = routine(
  "haat_ledger_has_order_number",
  [],
  `
create or replace function haat_ledger_has_order_number() returns trigger language plpgsql as $$
begin
  new.order_display_id := (select display_id from "order" where id = new.order_id);
  return new;
end $$;

create or replace trigger haat_ledger_has_order_number before insert or update of order_id on razorpay_payment
  for each row execute function haat_ledger_has_order_number();`,
  `
update razorpay_payment payment
set order_display_id = placed.display_id
from "order" placed
where placed.id = payment.order_id
  and payment.order_display_id is distinct from placed.display_id`,
)
