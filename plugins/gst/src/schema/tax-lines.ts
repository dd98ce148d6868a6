import { ORDER_TAX_PROVIDER } from "@haat/checkout/contract"
import { routine, view } from "@haat/sdk/server/schema/declare"
import { followRows } from "@haat/sdk/server/schema/follow-rows"

/*
 * Medusa's tax lines of an order follow its stored tax, in the transaction that changes it, so that Medusa's
 * `tax_total` is the tax of the invoice. A line adds nothing to what is paid, because prices include their tax.
 */

/**
 * Tax lines of each order, of its delivery and charges where `line_id` is null. Medusa computes a tax as the amount
 * before tax times `rate`, and rounds nothing, so `rate` is the tax of the invoice per 100 rupees of taxable value, and
 * differs from the rate by law, which `description` names, by what the invoice rounds. The amount that rounds the total
 * up to whole rupees is untaxed and part of Medusa's delivery, as the charges are, each taxed at its own rate.
 */
export const ORDER_TAX_LINE = view(
  "order_tax_line",
  [],
  `
  select case when charged.line_id is null then 'ordsmtxl_' else 'ordlitxl_' end
      || substr(md5(concat_ws(' ', charged.order_id, charged.line_id, tax.code, tax.percent)), 1, 26) as id,
    charged.order_id, charged.line_id, tax.code,
    upper(tax.code) || ' ' || trim_scale(tax.percent) || '%' as description,
    trim_scale(round((sum(tax.paise) * 100)::numeric(38, 20) / charged.untaxed_paise, 18)) as rate
  from (
    select part.order_id, part.line_id,
      sum(part.taxable_paise)
        + case when part.line_id is null then max(taxed.rounding_paise) else 0 end as untaxed_paise
    from gst_order_line part join gst_order taxed on taxed.order_id = part.order_id
    group by part.order_id, part.line_id) charged
  join gst_order_line part on part.order_id = charged.order_id and part.line_id is not distinct from charged.line_id
  cross join lateral (values
    ('cgst', part.cgst_paise, part.rate / 200.0),
    ('sgst', part.sgst_paise, part.rate / 200.0),
    ('utgst', part.utgst_paise, part.rate / 200.0),
    ('igst', part.igst_paise, part.rate / 100.0)) tax(code, paise, percent)
  where tax.paise > 0 and charged.untaxed_paise > 0
  group by charged.order_id, charged.line_id, charged.untaxed_paise, tax.code, tax.percent`,
)

const RAW_RATE = "jsonb_build_object('value', its.rate::text, 'precision', 20)"

/** SQL: matches tax lines of another provider, beside which none are written. */
const isForeign = (line: string) =>
  `${line}.provider_id is distinct from '${ORDER_TAX_PROVIDER}' and ${line}.deleted_at is null`

/** SQL: corrects a tax line that is there already, `owner` being the column with the id of what it is of. */
const onConflict = (table: string, owner: string) => `
    on conflict (id) do update set ${owner} = excluded.${owner}, rate = excluded.rate, raw_rate = excluded.raw_rate,
      updated_at = now(), deleted_at = null
    where ${table}.${owner} <> excluded.${owner} or ${table}.rate <> excluded.rate or ${table}.deleted_at is not null`

/**
 * Writes the tax lines of orders into Medusa's tables. What they are of is marked as tax-inclusive, which goods that
 * were added by Medusa's Admin API may not be; the discount of the delivery, for which Medusa has no such mark, is
 * written before tax. So the total stays as it is.
 */
export const WRITE_TAX_LINES = routine(
  "haat_write_tax_lines",
  ["haat_before_tax", "order_delivery_discount", "order_tax_line"],
  `
create or replace function haat_write_tax_lines(orders text[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  placed text;
  method text;
  lines order_tax_line[];
begin
  for placed in select distinct id from unnest(orders) id order by id loop
    perform from gst_order where order_id = placed for update;
    lines := array(select its from order_tax_line its where its.order_id = placed);
    method := (
      select link.shipping_method_id from "order" o
      join order_shipping link on link.order_id = o.id and link.version = o.version
      where o.id = placed and link.deleted_at is null and link.return_id is null and not exists (
        select from order_shipping_method_tax_line other
        where other.shipping_method_id = link.shipping_method_id and ${isForeign("other")})
      order by link.created_at, link.id limit 1);

    update order_shipping_method_adjustment adjustment set amount = new.amount, updated_at = now(),
      raw_amount = jsonb_build_object('value', new.amount::text, 'precision', 20)
    from (
      select off.id, haat_before_tax(off.amount, coalesce((
        select sum(its.rate) from unnest(lines) its where its.line_id is null), 0)) as amount
      from order_delivery_discount off where off.shipping_method_id = method) new
    where adjustment.id = new.id and adjustment.amount <> new.amount;

    delete from order_shipping_method_tax_line tax
    where tax.shipping_method_id = method and tax.provider_id = '${ORDER_TAX_PROVIDER}'
      and tax.id <> all(array(select its.id from unnest(lines) its));

    with written as (
      insert into order_shipping_method_tax_line
        (id, shipping_method_id, code, description, rate, raw_rate, provider_id)
      select its.id, method, its.code, its.description, its.rate, ${RAW_RATE}, '${ORDER_TAX_PROVIDER}'
      from unnest(lines) its where its.line_id is null and method is not null
      ${onConflict("order_shipping_method_tax_line", "shipping_method_id")}
      returning shipping_method_id)
    update order_shipping_method charged set is_tax_inclusive = true, updated_at = now()
    from written where charged.id = written.shipping_method_id and not charged.is_tax_inclusive;

    delete from order_line_item_tax_line tax
    where tax.item_id in (select item.item_id from order_item item where item.order_id = placed)
      and tax.provider_id = '${ORDER_TAX_PROVIDER}' and tax.id <> all(array(select its.id from unnest(lines) its));

    with written as (
      insert into order_line_item_tax_line (id, item_id, code, description, rate, raw_rate, provider_id)
      select its.id, line.id, its.code, its.description, its.rate, ${RAW_RATE}, '${ORDER_TAX_PROVIDER}'
      from unnest(lines) its join order_line_item line on line.id = its.line_id
      where not exists (
        select from order_line_item_tax_line other where other.item_id = line.id and ${isForeign("other")})
      ${onConflict("order_line_item_tax_line", "item_id")}
      returning item_id),
    goods as (
      update order_line_item line set is_tax_inclusive = true, updated_at = now()
      from written where line.id = written.item_id and not line.is_tax_inclusive)
    update order_line_item_adjustment adjustment set is_tax_inclusive = true, updated_at = now()
    from written where adjustment.item_id = written.item_id and not adjustment.is_tax_inclusive;
  end loop;
end $$;`,
)

/** Follows the stored tax. An order without any tax has no tax lines. */
export const FOLLOW_STORED_TAX = followRows({
  table: "gst_order_line",
  refresh: "haat_write_tax_lines",
  idsOf: (rows) => `select order_id from ${rows} where taxable_paise < paid_paise`,
})
