/** What spreadsheets take for a formula: run on the owner's computer, it could send their data elsewhere. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** A cell that a spreadsheet shows as text, whatever it begins with. */
export const guardCell = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** What `guardCell` was given. */
export const unguardCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
