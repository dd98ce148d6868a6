/**
 * Runs `task` for each, at most `size` at once: what they ask shares the machine with them, and has to answer in time.
 */
export async function inBatches<T, R>(all: readonly T[], size: number, task: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < all.length; from += size)
    results.push(...(await Promise.all(all.slice(from, from + size).map(task))))
  return results
}
