import { routine, view } from "@haat/sdk/server/schema/declare"

/** Entries of customers' store credit, in paise: negative when spent. `kind` is one of CREDIT_KINDS. */
export const CREDIT_ENTRY = view(
  "credit_entry",
  [],
  `
  select id, customer_id, amount as paise, kind, order_id, request_id, created_at
  from store_credit_entry where deleted_at is null`,
)

/**
 * Store credit spent on orders, in paise, less the refunds of cancelled pieces, as credit or to the original payments
 * (`cancelled_pieces.moved_paise`). `returned_paise` is the part that became store credit again, by refunds or by
 * cancelling the order; `exchanged_paise` is the part that went to a replacement order.
 */
export const ORDER_CREDIT = view(
  "order_credit",
  [],
  `
  select order_id, (coalesce(-sum(amount) filter (where kind in ('order', 'cancelled_pieces')), 0)
      - coalesce((
          select sum(c.moved_paise) from cancelled_pieces c where c.order_id = e.order_id), 0))::int as spent_paise,
    coalesce(sum(amount) filter (where kind in ('refund', 'cancelled', 'exchange')), 0)::int as returned_paise,
    coalesce(sum(amount) filter (where kind = 'exchange'), 0)::int as exchanged_paise
  from store_credit_entry e where order_id is not null and deleted_at is null group by order_id`,
)

/**
 * Changes the balance with each entry, in the same transaction, so that entries of one customer wait for each other.
 * The table's check rejects a balance below zero. Updating the order makes its triggers rewrite order_fact.
 */
export const STORE_CREDIT_CHANGES = routine(
  "haat_store_credit_changes",
  [],
  `
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
  for each row execute function haat_store_credit_changes();`,
)
