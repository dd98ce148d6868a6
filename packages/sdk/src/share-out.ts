/**
 * Shares `total` out by `weights` (whole, not negative): each share is rounded down, and the rest goes paisa by paisa
 * to the largest remainders, the first of equal ones first. With `total` at most the sum of the weights, no share is
 * more than its weight.
 */
export function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0)
  if (!sum || !total) return weights.map(() => 0)
  // A product of two amounts may exceed the largest exact number.
  const parts = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = parts.map((part) => Number(part / BigInt(sum)))
  const left = total - shares.reduce((one, other) => one + other, 0)
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
  for (const { at } of byRemainder.slice(0, left)) shares[at] += 1
  return shares
}
