import { grouped } from "../../lib/money.ts"
import { plural } from "../../lib/plural.ts"

/** What lists of products and the product page say, in the specification's words where it has them. */
export const CATALOG = {
  products: (count: number) => plural(count, { one: `${grouped(count)} product`, other: `${grouped(count)} products` }),
} as const
