/** Text that spreadsheets run as a formula, which could send the owner's data elsewhere. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** A cell that a spreadsheet shows as text, whatever it begins with. */
export const guardCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** Returns the text before `guardCell`. */
export const unguardCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
