const AT_ONCE = 500

/**
 * Reads a whole list some rows at a time. Each time it asks `next` for those after the last row it has, so that nobody
 * who comes or goes meanwhile makes another row come twice or not at all.
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
