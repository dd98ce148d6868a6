import { routine } from "@haat/sdk/server/schema/declare"

/*
 * The ledger follows the cart and the order in their own transactions: money is ordered at the moment its cart is
 * closed, and captured again should the order be taken back and the cart opened; a cancelled order makes its payment
 * due.
 */

/** Marks captured money as ordered with its cart, and back. */
export const LEDGER_FOLLOWS_CART = routine(
  "haat_ledger_follows_cart",
  [],
  `
create or replace function haat_ledger_follows_cart() returns trigger language plpgsql as $$
begin
  if new.completed_at is not null then
    update razorpay_payment r set state = 'ordered', order_id = l.order_id, attempts = 0, updated_at = now()
    from order_payment_collection l
    where l.payment_collection_id = r.payment_collection_id and l.deleted_at is null and r.cart_id = new.id
      and l.order_id = 'order_' || substr(new.id, 6) and r.state = 'captured';
  else
    update razorpay_payment set state = 'captured', order_id = null, updated_at = now()
    where cart_id = new.id and state = 'ordered' and order_id = 'order_' || substr(new.id, 6);
  end if;
  return null;
end $$;

create or replace trigger haat_ledger_follows_cart after update of completed_at on cart
  for each row when ((old.completed_at is null) <> (new.completed_at is null))
  execute function haat_ledger_follows_cart();`,
)

/** Makes the payment of a cancelled order due, so that a job refunds it. */
export const LEDGER_FOLLOWS_ORDER = routine(
  "haat_ledger_follows_order",
  [],
  `
create or replace function haat_ledger_follows_order() returns trigger language plpgsql as $$
begin
  update razorpay_payment set next_attempt_at = now() where order_id = new.id and state = 'ordered';
  return null;
end $$;

create or replace trigger haat_ledger_follows_order after update of status on "order"
  for each row when (new.status = 'canceled' and old.status is distinct from new.status)
  execute function haat_ledger_follows_order();`,
)

/**
 * Gives a payment the number of its order, so that an index has the ledger in the sequence of these numbers; payments
 * of earlier versions get theirs once.
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
update razorpay_payment p set order_display_id = o.display_id from "order" o
where o.id = p.order_id and p.order_display_id is distinct from o.display_id`,
)
