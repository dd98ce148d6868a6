import { routine } from "@haat/sdk/server/schema/declare"

/**
 * Rejects a refund of more than was captured, also for concurrent requests: a refund locks every payment that holds
 * money of its order, and then reads what is left. A refund that the provider made of its own accord has already
 * happened, and is always recorded.
 */
export const REFUND_WITHIN_CAPTURED = routine(
  "haat_refund_within_captured",
  ["order_fund", "refundable_order", "refundable_fund"],
  `
create or replace function haat_refund_within_captured() returns trigger language plpgsql as $$
begin
  perform 1 from payment where id = any(array(
    select new.payment_id union select payment_id from order_fund where order_id = new.order_id))
      order by id for update;
  if new.amount > coalesce(case
      when new.method = 'credit' then (select left_paise from refundable_order where order_id = new.order_id)
      else (select left_paise from refundable_fund where order_id = new.order_id and payment_id = new.payment_id) end,
      0) then
    raise exception 'More cannot be refunded than was paid'
      using errcode = '40001', constraint = 'haat_refund_within_captured', table = 'payment_refund';
  end if;
  return new;
end $$;

create or replace trigger haat_refund_within_captured before insert on payment_refund
  for each row when (new.request_id is not null) execute function haat_refund_within_captured();`,
)

/** Adds the store credit of a refund in the same transaction. */
export const REFUND_AS_CREDIT = routine(
  "haat_refund_as_credit",
  [],
  `
create or replace function haat_refund_as_credit() returns trigger language plpgsql as $$
begin
  insert into store_credit_entry (id, customer_id, amount, kind, order_id, reason, request_id, given_by)
  select 'credit_' || substr(new.id, 6), customer_id, new.amount, 'refund', new.order_id, new.reason, new.id,
    new.requested_by
  from "order" where id = new.order_id;
  return null;
end $$;

create or replace trigger haat_refund_as_credit after insert on payment_refund
  for each row when (new.method = 'credit') execute function haat_refund_as_credit();`,
)

/** Rejects a refund of Medusa's own routes of more than its payment has captured. */
export const MEDUSA_REFUND_WITHIN_CAPTURED = routine(
  "haat_medusa_refund_within_captured",
  [],
  `
create or replace function haat_medusa_refund_within_captured() returns trigger language plpgsql as $$
begin
  perform 1 from payment where id = new.payment_id for update;
  if new.amount + (select coalesce(sum(amount), 0) from refund where payment_id = new.payment_id and deleted_at is null)
    > (select coalesce(sum(amount), 0) from capture where payment_id = new.payment_id and deleted_at is null) then
    raise exception 'More cannot be refunded than was paid'
      using errcode = '40001', constraint = 'haat_medusa_refund_within_captured', table = 'refund';
  end if;
  return new;
end $$;

create or replace trigger haat_medusa_refund_within_captured before insert on refund
  for each row execute function haat_medusa_refund_within_captured();`,
)
