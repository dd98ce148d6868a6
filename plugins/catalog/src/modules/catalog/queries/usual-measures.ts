import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Measures } from "../../../contract"
import { toKilograms } from "../../../units"
import { foldName } from "../handle"

/** Typical measures, for a shop without products: kg and cm. */
const TYPICAL_MEASURES: Measures = { weight: 0.5, length: 25, breadth: 20, height: 5 }

type Row = { category: string | null; grams: number; length: number; breadth: number; height: number }

const median = (column: string) =>
  `percentile_cont(0.5) within group (order by p.${column}) filter (where p.${column} > 0)`

/** Returns the median measures of a category by name; those of the shop for a category without products. */
export const readUsualMeasures = async (db: Knex): Promise<(category: string) => Measures> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select c.name as category, ${median("weight")} as grams, ${median("length")} as length,
       ${median("width")} as breadth, ${median("height")} as height
     from product p
     left join product_category_product pc on pc.product_id = p.id
     left join product_category c on c.id = pc.product_category_id and c.deleted_at is null
     where p.deleted_at is null and coalesce(p.metadata->'estimated', '[]') = '[]'
     group by grouping sets ((c.name), ())`,
  )
  const toMeasures = ({ grams, length, breadth, height }: Row, fallback: Measures): Measures => ({
    weight: grams ? toKilograms(grams) : fallback.weight,
    length: length || fallback.length,
    breadth: breadth || fallback.breadth,
    height: height || fallback.height,
  })
  const shopRow = rows.find(({ category }) => category === null)
  const shop = shopRow ? toMeasures(shopRow, TYPICAL_MEASURES) : TYPICAL_MEASURES
  const known = new Map(
    rows.flatMap((row) => (row.category === null ? [] : [[foldName(row.category), toMeasures(row, shop)] as const])),
  )
  return (category) => known.get(foldName(category)) ?? shop
}
