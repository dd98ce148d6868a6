import { writeNumber } from "@haat/sdk/numbers/read-numbers"
import { MEASURES, type Measure, type Measures } from "../../contract"
import type { Column } from "../columns"
import type { ForeignRow } from "./foreign-rows"

const MEASURE_COLUMNS = {
  weight: "weight_kg",
  length: "length_cm",
  breadth: "breadth_cm",
  height: "height_cm",
} as const satisfies Record<Measure, Column>

/**
 * Returns weight and dimensions of a product from its own row, then its variants' rows, else the defaults. Other shops
 * write 0 for unknown values. `estimated` lists the measures that no row has.
 */
export const pickMeasures = (variants: ForeignRow[], product: ForeignRow, defaults: Measures) => {
  const findMeasure = (measure: Measure) =>
    [product, ...variants]
      .map((row) => row.number(MEASURE_COLUMNS[measure]))
      .find((number) => number !== undefined && number > 0)
  const estimated = MEASURES.filter((measure) => findMeasure(measure) === undefined)
  const cells = Object.fromEntries(
    MEASURES.map((measure) => [MEASURE_COLUMNS[measure], writeNumber(findMeasure(measure) ?? defaults[measure])]),
  ) as Partial<Record<Column, string>>
  const weightOf = (row: ForeignRow): Partial<Record<Column, string>> => {
    const own = row.number("weight_kg")
    return own && own !== findMeasure("weight") ? { variant_weight_kg: writeNumber(own) } : {}
  }
  return { cells, estimated, guessed: estimated.map((measure) => MEASURE_COLUMNS[measure]), weightOf }
}
