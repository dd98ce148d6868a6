import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ONLINE_PAYMENT, REFUNDED_PAYMENT } from "../schema/online-payment"

/** A payment has the number of its order, so that an index has the ledger in the sequence of these numbers. */
const NUMBERS = `
create or replace function haat_ledger_has_order_number() returns trigger language plpgsql as $$
begin
  new.order_display_id := (select display_id from "order" where id = new.order_id);
  return new;
end $$;

create or replace trigger haat_ledger_has_order_number before insert or update of order_id on razorpay_payment
  for each row execute function haat_ledger_has_order_number();

update razorpay_payment p set order_display_id = o.display_id from "order" o
where o.id = p.order_id and p.order_display_id is distinct from o.display_id;
`

/** Numbers the ledger's rows, and publishes the views that everybody reads online payments by. Safe to run again. */
export default async function numberPayments({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const statement of [NUMBERS, ONLINE_PAYMENT, REFUNDED_PAYMENT]) await transaction.raw(statement)
  })
}
