/**
 * Returns a listener of the shop's log that prints its errors in the terminal of `npm run dev`.
 * @param {(text: string) => void} [print]
 */
export const printErrors =
  (print = console.error) =>
  /** @param {string} line JSON of one event */
  (line) => {
    if (!line.startsWith('{"level":"error"')) return
    const { part, msg } = JSON.parse(line)
    if (msg) print(`✗ ${part}: ${msg}`)
  }
