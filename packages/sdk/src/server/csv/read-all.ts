const BATCH_SIZE = 500

/**
 * Reads a whole list in batches of records. `next` returns the rows after the last one that was read, so rows added or
 * deleted meanwhile cause no other row to repeat or to be skipped.
 */
export async function* readAll<Row>(
  next: (take: number, last: Row | undefined) => Promise<Row[]>,
  toRecord: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let last: Row | undefined
  for (;;) {
    const rows = await next(BATCH_SIZE, last)
    if (rows.length) yield rows.map(toRecord)
    if (rows.length < BATCH_SIZE) return
    last = rows[rows.length - 1]
  }
}
