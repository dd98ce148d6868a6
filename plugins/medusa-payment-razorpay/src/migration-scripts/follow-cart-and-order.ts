import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/*
 * The ledger follows the cart and the order in their own transactions: money is ordered at the moment its cart is closed,
 * and captured again should the order be taken back and the cart opened; a cancelled order makes its payment due.
 */
const FOLLOW = `
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
  execute function haat_ledger_follows_cart();

create or replace function haat_ledger_follows_order() returns trigger language plpgsql as $$
begin
  update razorpay_payment set next_attempt_at = now() where order_id = new.id and state = 'ordered';
  return null;
end $$;

create or replace trigger haat_ledger_follows_order after update of status on "order"
  for each row when (new.status = 'canceled' and old.status is distinct from new.status)
  execute function haat_ledger_follows_order();
`

/** Installs the triggers. Safe to run again. */
export default async function followCartAndOrder({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(FOLLOW)
}
