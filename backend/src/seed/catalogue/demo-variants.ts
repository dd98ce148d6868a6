import type { SaveVariants } from "@haat/catalog/contract"
import type { DemoProduct } from "./demo-product"

/** Variants after the first have 0 to 12 pieces, in steps of 7: some are sold out. */
const STEP = 7
const PIECES = 13

/**
 * Variants of a demo product; undefined for a plain one. The first has the product's price and stock and is its
 * default; a sold-out product has only sold-out variants.
 */
export const demoVariants = ({ choices, priced = {}, price, quantity }: DemoProduct): SaveVariants | undefined => {
  if (!choices) return undefined
  const options = Object.entries(choices).map(([title, values]) => ({ title, values: values.map(toValue) }))
  const combined = options.reduce<string[][]>(
    (chosen, { values }) => chosen.flatMap((before) => values.map(({ value }) => [...before, value])),
    [[]],
  )
  const variants = combined.map((values, at) => ({
    ...{ values, price, active: true },
    quantity: at && quantity ? (quantity + STEP * at) % PIECES : quantity,
    ...priced[values.join(", ")],
  }))
  return { options, variants }
}

/** "Indigo #34408c" */
const toValue = (written: string) => {
  const [, value = written, colour] = /^(.+) (#[0-9a-f]{6})$/.exec(written) ?? []
  return { value, ...(colour && { colour }) }
}
