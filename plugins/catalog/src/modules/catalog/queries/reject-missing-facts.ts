import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type CategoryFacts, presentFacts, type VariantFacts } from "../../../contract"
import { CATEGORY_FACTS, OWN_FACTS, VARIANT_FACTS } from "../../../schema/variant-mrp"
import { missingFactsError } from "../check-facts"

type Row = {
  name: string
  facts: object | null
  category: string
  required: CategoryFacts
  variants: VariantFacts[] | null
}

/** @throws HttpError `facts_missing` when one of these products lacks a fact that its category requires */
export async function rejectMissingFacts(trx: Knex, ids: string[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: Row[] }>(
    `select p.title as name, ${OWN_FACTS} as facts, c.name as category, ${CATEGORY_FACTS} as required,
       (
         select jsonb_agg(${VARIANT_FACTS})
         from product_variant v
         where v.product_id = p.id and v.deleted_at is null
       ) as variants
     from product p
     join lateral (
       select c.*
       from product_category_product link
       join product_category c on c.id = link.product_category_id and c.deleted_at is null
       where link.product_id = p.id
       order by c.id
       limit 1
     ) c on true
     where p.id = any(?) and ${CATEGORY_FACTS} is not null`,
    [ids],
  )
  for (const { name, facts, category, required, variants } of rows) {
    const goods = {
      name,
      facts: presentFacts(facts),
      variants: (variants ?? []).map((variant) => ({ price: 0, ...variant })),
    }
    const error = missingFactsError(goods, { name: category, facts: required })
    if (error) throw error
  }
}
