import { routine } from "@haat/sdk/server/schema/declare"
import { RAZORPAY } from "../contract"

/**
 * Refunds cancelled exchanges the way they were paid. An order that replaces returned goods, and is cancelled before it
 * is sent, returns its store credit. The part that was paid online goes back there instead, as for any cancelled order:
 * the ledger requests it. Runs when the transaction ends, as an exchange that ends with its return takes the credit
 * itself. Less than ₹1 stays store credit, since the provider does not refund it.
 */
export const CANCELLED_EXCHANGE_GOES_BACK = routine(
  "haat_cancelled_exchange_goes_back",
  [],
  `
create or replace function haat_cancelled_exchange_goes_back() returns trigger language plpgsql as $$
declare
  return_id text := 'rreq_' || substr(new.order_id, 7);
  online int;
begin
  if not exists (select from store_credit_entry where request_id = 'exchange:' || return_id)
    or exists (select from store_credit_entry where request_id = 'exchange-undone:' || return_id) then
    return null;
  end if;
  select sum(s.amount) into online from store_credit_source s join payment p on p.id = s.payment_id
  where s.entry_id = new.id and s.amount >= 100 and p.provider_id = '${RAZORPAY}';
  if online is null then
    return null;
  end if;
  insert into store_credit_entry (id, customer_id, amount, kind, order_id, request_id)
  values ('credit_' || substr(md5(new.id), 1, 26), new.customer_id, -online, 'refund', new.order_id,
    'cancelled-exchange:' || new.order_id);
  insert into payment_refund (id, order_id, payment_id, method, amount, reason, state)
  select 'refd_' || substr(md5(new.id || s.payment_id), 1, 26), new.order_id, s.payment_id, 'online', s.amount,
    'The order was cancelled', 'pending'
  from store_credit_source s join payment p on p.id = s.payment_id
  where s.entry_id = new.id and s.amount >= 100 and p.provider_id = '${RAZORPAY}';
  update razorpay_payment set next_attempt_at = now(), attempts = 0 where payment_session_id in (
    select p.payment_session_id from store_credit_source s
      join payment p on p.id = s.payment_id where s.entry_id = new.id);
  return null;
end $$;

drop trigger if exists haat_cancelled_exchange_goes_back on store_credit_entry;
create constraint trigger haat_cancelled_exchange_goes_back after insert on store_credit_entry
  deferrable initially deferred for each row when (new.kind = 'cancelled')
  execute function haat_cancelled_exchange_goes_back();`,
)
