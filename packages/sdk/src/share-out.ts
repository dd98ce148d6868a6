/**
 * Splits `total` in proportion to `weights` and returns one share for each; all are whole numbers of 0 or more, such as
 * paise. Shares are rounded down, and the rest goes one by one to the largest remainders, the first of equal ones
 * first. If `total` is at most the sum of the weights, no share exceeds its weight.
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
