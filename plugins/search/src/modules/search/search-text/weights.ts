/** How much more a part counts that fewer products have, against the part itself. */
const RARITY = 0.25

/** The table of which parts each product has: its `id`, and `parts` with one bit each. */
export const PARTS_OF = "parts_of"
/** The table of how much each such number of `parts` is, as `weight`, beside the `most` of all. */
export const WEIGHT_OF = "weight_of"

/**
 * SQL for PARTS_OF and WEIGHT_OF, after a table `part0` … for each part of the products that have it. Products that have the same
 * parts weigh the same, so few weights are reckoned.
 * @param weights SQL for how much each part counts
 * @param noun the part that says what is looked for: where any product is that, only such products are in these tables
 * @param words the table of one row with the queries of the parts
 */
export const writeWeights = (weights: string[], noun: number, words: string): string => {
  const everyHas = (i: number) => `numnode(start${i}) = 0${i === noun ? ` or count${i} > 0` : ""}`
  const has = weights.map((_, i) => `has${i}`)
  const all = weights.map((weight, i) => {
    const rarity = `ln(1 + (sum(products) over ())::float8 / greatest(1, sum(has${i} * products) over ()))`
    return `has${i} * ${weight} * (1 + ${RARITY} * ${rarity})`
  })
  return `${PARTS_OF} as materialized (
      select id, bit_or(part) as parts
      from (${weights.map((_, i) => `select id, ${1 << i} as part from part${i}`).join(" union all ")}) each_part group by id
    ), ${WEIGHT_OF} as materialized (
      select parts, weight, max(weight) over () as most from (
        select parts, ${all.join(" + ")} as weight from (
          select parts, products, ${has.map((one, i) => `(${everyHas(i)} or parts & ${1 << i} > 0)::integer as ${one}`)}
          from (select parts, count(*) as products from ${PARTS_OF} group by parts) alike, ${words}
        ) counted, ${words}
      ) weighed
    )`
}
