const AT_ONCE = 500

/**
 * Reads a whole list in batches. `next` returns the rows behind the last one that was read, so rows added or deleted
 * meanwhile make no other row repeat or disappear.
 */
export async function* readAll<Row>(
  next: (take: number, last: Row | undefined) => Promise<Row[]>,
  toRecord: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let last: Row | undefined
  for (;;) {
    const rows = await next(AT_ONCE, last)
    if (rows.length) yield rows.map(toRecord)
    if (rows.length < AT_ONCE) return
    last = rows[rows.length - 1]
  }
}
