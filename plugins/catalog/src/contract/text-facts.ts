/**
 * Facts of a product that are a single text, with English name and maximum length. Validation, CSV columns, form
 * inputs and rows of the product page are derived from this table.
 */
export const TEXT_FACTS = {
  best_before: { name: "Best before", max: 100 },
} as const

export type TextFact = keyof typeof TEXT_FACTS
export const TEXT_FACT_NAMES = Object.keys(TEXT_FACTS) as TextFact[]

/** Builds an object with one value for each text fact. */
export const forTextFacts = <Value>(build: (fact: TextFact) => Value) =>
  Object.fromEntries(TEXT_FACT_NAMES.map((fact) => [fact, build(fact)])) as Record<TextFact, Value>
