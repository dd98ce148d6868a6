/** Matches cells that a spreadsheet would run as a formula, which could send the owner's data elsewhere. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Returns a cell that a spreadsheet shows as text, quoted when it looks like a formula. */
export const guardCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** Returns the text that `guardCell` was given. */
export const unguardCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
