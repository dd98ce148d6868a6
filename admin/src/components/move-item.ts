/** The list with one item taken out and put in at another place. */
export const moveItem = <T>(items: T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from])
