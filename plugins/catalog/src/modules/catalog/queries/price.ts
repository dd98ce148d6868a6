import { exactly } from "@haat/sdk/server/queries/exactly"

/** New price of a variant, or of the default variant of a product. */
export type NewPrice = { rupees: number } & ({ product_id: string } | { variant_id: string })

/**
 * SQL: CTEs that update the price row of each variant in `:prices`, NewPrice[] as JSON. `priced` has a row for each
 * updated price; variants without a price in rupees are skipped. Prices are locked in the order of their ids.
 */
export const SET_PRICES = `
  wanted_price as (
    select new.product_id, new.rupees, kept.price_id as id
    from jsonb_to_recordset(:prices::jsonb) as new(product_id text, variant_id text, rupees numeric)
    left join first_variant first on first.product_id = new.product_id
    join variant_price kept on kept.variant_id = coalesce(new.variant_id, first.variant_id)
  ),
  old_price as (
    select pr.id, wanted_price.product_id, wanted_price.rupees
    from wanted_price
    join price pr on pr.id = wanted_price.id
    order by pr.id
    for update of pr
  ),
  priced as (
    update price
    set amount = old_price.rupees, raw_amount = ${exactly("old_price.rupees")}, updated_at = now()
    from old_price
    where price.id = old_price.id
    returning price.id, old_price.product_id
  )`

/** SQL: number of prices of `product p` that SET_PRICES updated. */
export const PRICES_SET = "(select count(*)::int from priced where priced.product_id = p.id)"
