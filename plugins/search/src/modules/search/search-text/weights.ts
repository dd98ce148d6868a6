import { sql } from "@haat/sdk/server/queries/sql"

/** How much more a part counts that fewer products have, against the part itself. */
const RARITY = 0.25

/**
 * Table of one row with what was typed, where products are looked for that have only parts of it; otherwise of none.
 */
export const NEAR_TEXT = "near_text"
/** Table of which parts each product has: its `id`, and `parts` with one bit each. */
export const PRODUCT_PARTS = "product_parts"
/** Table of the `weight` of each such number of `parts`, beside the `best_weight` of all. */
export const PARTS_WEIGHT = "parts_weight"

/** SQL for the rows of all tables `part0_match` …, each with the bit of its part. */
export const partMatches = (parts: number[], columns: string) =>
  parts.map((part) => `select ${columns}, ${1 << part} as part from part${part}_match`).join("\nunion all\n")

/**
 * SQL for PRODUCT_PARTS and PARTS_WEIGHT, after a table `part0_match` … for each part of the products that have it.
 * Products that have the same parts weigh the same, so few weights are computed.
 * @param weights SQL for how much each part counts
 * @param noun the part that says what is looked for: where any product is that, only such products are in these
 *   tables
 */
export const weightTables = (weights: string[], noun: number): string[] => {
  const parts = weights.map((_, part) => part)
  const hasPart = parts.map((part) => {
    const isFoundEverywhere = `numnode(start${part}) = 0${part === noun ? ` or count${part} > 0` : ""}`
    return `(${isFoundEverywhere} or parts & ${1 << part} > 0)::integer as has${part}`
  })
  const weightOfPart = (part: number) => {
    const rarity = `ln(1 + (sum(products) over ())::float8 / greatest(1, sum(has${part} * products) over ()))`
    return `has${part} * ${weights[part]} * (1 + ${RARITY} * ${rarity})`
  }
  return [
    sql`
      ${PRODUCT_PARTS} as materialized (
        select id, bit_or(part) as parts
        from (
          ${partMatches(parts, "id")}
        ) part_match
        group by id
      )`,
    sql`
      products_with_parts as (
        select parts, count(*) as products
        from ${PRODUCT_PARTS}
        group by parts
      )`,
    sql`
      parts_present as (
        select
          parts,
          products,
          ${hasPart}
        from products_with_parts, ${NEAR_TEXT}
      )`,
    sql`
      weighed_parts as (
        select
          parts,
          ${parts.map(weightOfPart).join("\n  + ")} as weight
        from parts_present, ${NEAR_TEXT}
      )`,
    sql`
      ${PARTS_WEIGHT} as materialized (
        select parts, weight, max(weight) over () as best_weight
        from weighed_parts
      )`,
  ]
}
