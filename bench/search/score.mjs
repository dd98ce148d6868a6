import { findGrade } from "./queries.mjs"

/** How many results are looked at: what a shopper sees first. */
export const SEEN = 10

const gain = (grades) => grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/**
 * nDCG@10 of one search: what came against the best that could have come of all the goods.
 * @param names of the products in the order they came
 */
export function score(query, names, goods) {
  const grades = new Map(goods.map((product) => [product.name, findGrade(query, product)]))
  const came = names.slice(0, SEEN).map((name) => {
    if (!grades.has(name)) throw new Error(`"${query.typed}" found ${name}, which is not among the goods`)
    return { name, grade: grades.get(name) }
  })
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, SEEN)
  return { came, ndcg: gain(came.map(({ grade }) => grade)) / gain(best) }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const computeShare = (all, holds) => all.filter(holds).length / all.length

/** @param searches `{ ndcg, came, partial }` of each */
export const sumUp = (searches) => ({
  queries: searches.length,
  ndcg: mean(searches.map(({ ndcg }) => ndcg)),
  none: computeShare(searches, ({ came }) => !came.length),
  partial: computeShare(searches, ({ partial }) => partial),
})
