/**
 * Shares whole paise by weight, to the last one: each gets its part rounded down, and what is left goes one by one to those
 * who lost most by it, the first of equals first. Weights of nothing at all count as equal.
 */
export function shareOut(paise: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n)
    return weights.length
      ? shareOut(
          paise,
          weights.map(() => 1),
        )
      : []
  const parts = weights.map((weight) => {
    const product = BigInt(paise) * BigInt(weight)
    return { part: Number(product / sum), rest: product % sum }
  })
  let left = paise - parts.reduce((total, { part }) => total + part, 0)
  const order = parts.map((_, at) => at).sort((a, b) => compare(parts[b].rest, parts[a].rest) || a - b)
  for (const at of order) {
    if (left <= 0) break
    parts[at].part++
    left--
  }
  return parts.map(({ part }) => part)
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
