/** How parcels can be sent to shoppers; neither what takes goods back nor what the shop does not offer. The oldest counts. */
export const DELIVERY_OPTION = `
  create or replace view delivery_option as
  select option.id, option.name, option.created_at from shipping_option option
  where option.deleted_at is null and not exists (
    select 1 from shipping_option_rule rule where rule.shipping_option_id = option.id and rule.deleted_at is null
      and (rule.attribute, rule.value #>> '{}') in (('is_return', 'true'), ('enabled_in_store', 'false')))`
