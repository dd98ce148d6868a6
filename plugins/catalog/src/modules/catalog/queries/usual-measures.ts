import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Measures } from "../../../contract"
import { toKilograms } from "../../../units"
import { foldName } from "../handle"

/** Measures that most products have, for a shop that has none yet. */
const FIRST: Measures = { weight: 0.5, length: 25, breadth: 20, height: 5 }

type Row = { category: string | null; grams: number; length: number; breadth: number; height: number }

const MEDIAN = (column: string) =>
  `percentile_cont(0.5) within group (order by p.${column}) filter (where p.${column} > 0)`

/** Returns the median measures of a category by name; those of the shop for a category without products. */
export const readUsualMeasures = async (db: Knex): Promise<(category: string) => Measures> => {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select c.name as category, ${MEDIAN("weight")} as grams, ${MEDIAN("length")} as length,
       ${MEDIAN("width")} as breadth, ${MEDIAN("height")} as height
     from product p
     left join product_category_product pc on pc.product_id = p.id
     left join product_category c on c.id = pc.product_category_id and c.deleted_at is null
     where p.deleted_at is null and coalesce(p.metadata->'estimated', '[]') = '[]'
     group by grouping sets ((c.name), ())`,
  )
  const measuresOf = ({ grams, length, breadth, height }: Row, others: Measures): Measures => ({
    weight: grams ? toKilograms(grams) : others.weight,
    ...{ length: length || others.length, breadth: breadth || others.breadth, height: height || others.height },
  })
  const ofShop = rows.find(({ category }) => category === null)
  const shop = ofShop ? measuresOf(ofShop, FIRST) : FIRST
  const known = new Map(
    rows.flatMap((row) => (row.category === null ? [] : [[foldName(row.category), measuresOf(row, shop)] as const])),
  )
  return (category) => known.get(foldName(category)) ?? shop
}
