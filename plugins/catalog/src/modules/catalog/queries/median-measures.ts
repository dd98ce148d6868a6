import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Measures } from "../../../contract"
import { toKilograms } from "../../../units"
import { foldName } from "../handle"

/** Weight in kg and sides in cm for a shop without measured products. */
const DEFAULT_MEASURES: Measures = { weight: 0.5, length: 25, breadth: 20, height: 5 }

type Row = {
  /** true in the one row of the whole shop; its category is null, as is that of products without a category */
  is_shop: boolean
  category: string | null
  grams: number
  length: number
  breadth: number
  height: number
}

/** SQL: median of a column of `product`, without the products that have no value. */
const medianOf = (column: string) =>
  `percentile_cont(0.5) within group (order by product.${column}) filter (where product.${column} > 0)`

/**
 * Reads the median weight and sides of the measured products of each category: those none of whose measures was
 * estimated by an import. The returned function takes the name of a category; for one without measured products it
 * returns the medians of the whole shop.
 */
export const readMedianMeasuresByCategory = async (db: Knex): Promise<(category: string) => Measures> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select
       grouping(category.name) = 1 as is_shop,
       category.name as category,
       ${medianOf("weight")} as grams,
       ${medianOf("length")} as length,
       ${medianOf("width")} as breadth,
       ${medianOf("height")} as height
     from product
     left join product_category_product link on link.product_id = product.id
     left join product_category category on category.id = link.product_category_id and category.deleted_at is null
     where product.deleted_at is null
       and coalesce(product.metadata->'estimated', '[]') = '[]'
     group by grouping sets ((category.name), ())`,
  )
  const toMeasures = ({ grams, length, breadth, height }: Row, fallback: Measures): Measures => ({
    weight: grams ? toKilograms(grams) : fallback.weight,
    length: length || fallback.length,
    breadth: breadth || fallback.breadth,
    height: height || fallback.height,
  })
  const shopRow = rows.find(({ is_shop }) => is_shop)
  const shop = shopRow ? toMeasures(shopRow, DEFAULT_MEASURES) : DEFAULT_MEASURES
  const byCategory = new Map<string, Measures>()
  for (const row of rows) if (row.category !== null) byCategory.set(foldName(row.category), toMeasures(row, shop))
  return (category) => byCategory.get(foldName(category)) ?? shop
}
