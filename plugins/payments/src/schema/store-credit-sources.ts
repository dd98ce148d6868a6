import { routine } from "@haat/sdk/server/schema/declare"
import { RAZORPAY } from "../contract"

/*
 * Store credit keeps the payments that it came from (`store_credit_source`), so that a refund finds the payment that
 * holds the money through any number of exchanges and credits. The sources of each entry add up to its amount; a source
 * without a payment is credit that no payment backs.
 */

/**
 * Finds what an entry is taken of or returned to:
 * - what an exchange takes along, and what is spent, are taken of the oldest payment first;
 * - a refund as store credit returns first what was no payment's, so that what was paid can go back the way it was
 *   paid;
 * - what an order returns as it is cancelled is what it still holds of other payments; of pieces first what was no
 *   payment's, then cash;
 * - what is undone takes what the replacement has returned, and what of that is refunded online takes that again.
 */
export const CREDIT_SOURCES = routine(
  "haat_credit_sources_of",
  ["credit_fund", "order_fund"],
  `
create or replace function haat_credit_sources_of(entry store_credit_entry) returns table (payment_id text, paise int)
language plpgsql as $$
#variable_conflict use_column
begin
  if entry.kind = 'cancelled' then
    return query select fund.payment_id, fund.paise from credit_fund fund
    where fund.order_id = entry.order_id and fund.paise > 0;
  elsif entry.kind = 'cancelled_pieces' then
    return query select fund.payment_id, fund.paise from credit_fund fund left join payment p on p.id = fund.payment_id
      where fund.order_id = entry.order_id and fund.paise > 0
      order by fund.payment_id is null desc, p.provider_id = '${RAZORPAY}', p.created_at, p.id;
  elsif entry.kind = 'refund' and entry.amount < 0 then
    return query select s.payment_id, -s.amount from store_credit_source s
      join store_credit_entry returned on returned.id = s.entry_id
      join payment p on p.id = s.payment_id and p.provider_id = '${RAZORPAY}'
      where returned.order_id = entry.order_id and returned.kind = 'cancelled' and s.amount >= 100;
  elsif entry.kind = 'exchange' and entry.amount < 0 then
    return query select s.payment_id, -s.amount from store_credit_source s
      join store_credit_entry returned on returned.id = s.entry_id and returned.kind = 'cancelled'
      where returned.order_id = replace(entry.request_id, 'exchange-undone:rreq_', 'order_');
  elsif entry.kind = 'order' and exists (
      select from store_credit_entry made where made.request_id = 'exchange:rreq_' || substr(entry.order_id, 7)) then
    return query select s.payment_id, -s.amount from store_credit_source s
    join store_credit_entry made on made.id = s.entry_id
      where made.request_id = 'exchange:rreq_' || substr(entry.order_id, 7);
  elsif entry.kind in ('refund', 'exchange') then
    return query select fund.payment_id, fund.paise from order_fund fund left join payment p on p.id = fund.payment_id
      where fund.order_id = entry.order_id and fund.paise > 0
      order by entry.kind = 'refund' and fund.payment_id is null desc, p.created_at nulls last, p.id;
  elsif entry.amount < 0 then
    return query select kept.payment_id, kept.paise from (
        select s.payment_id, sum(s.amount)::int as paise from store_credit_source s
        where s.customer_id = entry.customer_id group by s.payment_id) kept
      left join payment p on p.id = kept.payment_id
      where kept.paise > 0 order by p.created_at nulls last, p.id;
  end if;
end $$;`,
)

/** Records the sources of an entry. */
export const TRACE_CREDIT = routine(
  "haat_trace_credit",
  ["haat_credit_sources_of"],
  `
create or replace function haat_trace_credit(entry store_credit_entry) returns void language plpgsql as $$
declare
  missing int := abs(entry.amount);
  source record;
  taken int;
begin
  for source in select * from haat_credit_sources_of(entry) loop
    taken := least(missing, abs(source.paise));
    exit when taken = 0;
    insert into store_credit_source (entry_id, customer_id, payment_id, amount)
    values (entry.id, entry.customer_id, source.payment_id, sign(entry.amount) * taken);
    missing := missing - taken;
  end loop;
  if missing > 0 then
    insert into store_credit_source (entry_id, customer_id, payment_id, amount)
    values (entry.id, entry.customer_id, null, sign(entry.amount) * missing);
  end if;
end $$;`,
)

/**
 * Traces entries of earlier versions, in the sequence in which they were made: among entries of the same time, receipts
 * come before spending.
 */
const TRACE_OLDER_ENTRIES = `
do $$
declare entry store_credit_entry;
begin
  for entry in select e.* from store_credit_entry e
    where not exists (select from store_credit_source s where s.entry_id = e.id)
    order by e.created_at, e.amount desc, e.id loop
    perform haat_trace_credit(entry);
  end loop;
end $$;`

/**
 * Runs, by its name, after the trigger that changes the balance, in which entries of one customer wait for each other.
 */
export const STORE_CREDIT_IS_TRACED = routine(
  "haat_store_credit_is_traced",
  ["haat_trace_credit"],
  `
create or replace function haat_store_credit_is_traced() returns trigger language plpgsql as $$
begin
  perform haat_trace_credit(new);
  return null;
end $$;

create or replace trigger haat_store_credit_is_traced after insert on store_credit_entry
  for each row execute function haat_store_credit_is_traced();`,
  TRACE_OLDER_ENTRIES,
)
