/**
 * Facts of a product that are one text each, by their English names and greatest lengths. Checks,
 * columns of the owner's files, inputs of the product's form and rows of its page in the shop are derived from them.
 */
export const TEXT_FACTS = {
  best_before: { name: "Best before", max: 100 },
} as const

export type TextFact = keyof typeof TEXT_FACTS
export const TEXT_FACT_NAMES = Object.keys(TEXT_FACTS) as TextFact[]

/** An object with the same for each of these facts. */
export const forTextFacts = <Value>(build: (fact: TextFact) => Value) =>
  Object.fromEntries(TEXT_FACT_NAMES.map((fact) => [fact, build(fact)])) as Record<TextFact, Value>
