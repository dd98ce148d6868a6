import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/*
 * Whoever writes an entry changes the balance with it, in the same transaction, and waits for others who do. The table's
 * check rejects what would be below zero. Touching the order has what is kept of orders (order_fact) written anew.
 */
const GUARD = `
create or replace function haat_store_credit_changes() returns trigger language plpgsql as $$
begin
  if new.amount > 0 then
    insert into store_credit (id, balance) values (new.customer_id, new.amount)
    on conflict (id) do update set balance = store_credit.balance + excluded.balance, updated_at = now();
  else
    update store_credit set balance = balance + new.amount, updated_at = now() where id = new.customer_id;
    if not found then
      raise exception 'There is no store credit'
        using errcode = '23514', constraint = 'haat_store_credit_not_negative', table = 'store_credit';
    end if;
  end if;
  if new.order_id is not null then update "order" set updated_at = now() where id = new.order_id; end if;
  return null;
end $$;

create or replace trigger haat_store_credit_changes after insert on store_credit_entry
  for each row execute function haat_store_credit_changes();
`

/** Has the database keep balances of store credit. Safe to run again. */
export default async function guardStoreCredit({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(GUARD)
}
