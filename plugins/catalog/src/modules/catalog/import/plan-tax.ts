import { SaveGoodsTax } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

/** Tax of a product without a classification of its own: its category's. */
export const CATEGORYS_TAX: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }

type PlannedTax = { problems: ImportProblem[]; changes: ImportChange["changes"]; tax?: Partial<SaveGoodsTax> }

/**
 * Plans the change of a product's own tax by a row: none, a change, or its problem. Fields without a cell stay as they
 * are.
 * @param current the product's own; for a new one `CATEGORYS_TAX`
 */
export const planTax = ({ line, fields }: ImportRow, current = CATEGORYS_TAX): PlannedTax => {
  const given = Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(TAX) && value !== undefined ? [[field.slice(TAX.length), value]] : [],
  )
  const parsed = SaveGoodsTax.partial().safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ line, field: TAX + String(path[0]), message }))
    return { problems, changes: [] }
  }
  const tax = { ...current, ...parsed.data }
  const changed = FIELDS.filter((field) => tax[field] !== current[field])
  const changes = changed.map((field) => ({
    ...{ field: TAX + field, before: inWords(current[field]), after: inWords(tax[field]) },
  }))
  const others = Object.fromEntries(changed.map((field) => [field, tax[field]]))
  return { problems: [], changes, ...(changed.length && { tax: others as Partial<SaveGoodsTax> }) }
}

const TAX = "tax."
const FIELDS = ["hsn", "rate_class", "exempt"] as const

const inWords = (value: string | boolean | null) =>
  typeof value === "boolean" ? (value ? "exempt" : "taxable") : (value ?? "")
