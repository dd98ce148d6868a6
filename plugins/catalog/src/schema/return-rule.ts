/** SQL: the rule in some metadata; null when there is none. */
const ruleIn = (metadata: string) =>
  `case when jsonb_typeof(${metadata} -> 'returns') = 'object' then ${metadata} -> 'returns' end`

/** SQL: of a product its own, of a category the category's. */
export const OWN_RETURN_RULE = ruleIn("p.metadata")
export const CATEGORY_RETURN_RULE = ruleIn("c.metadata")

/**
 * What can be sent back of each product, of deleted ones too: its own rule, or its category's. One row for each product
 * that has one; a product without can not be sent back. `days` after delivery.
 */
export const RETURN_RULE = `
  create or replace view return_rule as
  select p.id as product_id, (rule.said ->> 'returnable')::boolean as returnable, (rule.said ->> 'days')::int as days,
    rule.said ->> 'paid_by' as paid_by, (rule.said ->> 'exchange_only')::boolean as exchange_only
  from product p
  cross join lateral (
    select coalesce(${OWN_RETURN_RULE}, (
      select ${CATEGORY_RETURN_RULE} from product_category_product pc
      join product_category c on c.id = pc.product_category_id and c.deleted_at is null
      where pc.product_id = p.id order by c.id limit 1)) as said) rule
  where rule.said is not null`
