import { SaveGoodsTax } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

/** Own tax of a product that inherits its category's classification. */
export const INHERITED_TAX: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }

type PlannedTax = { problems: ImportProblem[]; changes: ImportChange["changes"]; tax?: Partial<SaveGoodsTax> }

/**
 * Plans the change of a product's own tax by a row. Fields without a cell stay as they are.
 * @param current the product's own tax before the import
 */
export const planTax = ({ line, fields }: ImportRow, current = INHERITED_TAX): PlannedTax => {
  const given = Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(TAX_PREFIX) && value !== undefined ? [[field.slice(TAX_PREFIX.length), value]] : [],
  )
  const parsed = SaveGoodsTax.partial().safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      line,
      field: TAX_PREFIX + String(path[0]),
      message,
    }))
    return { problems, changes: [] }
  }
  const tax = { ...current, ...parsed.data }
  const changedFields = TAX_FIELDS.filter((field) => tax[field] !== current[field])
  const changes = changedFields.map((field) => ({
    field: TAX_PREFIX + field,
    before: toText(current[field]),
    after: toText(tax[field]),
  }))
  const changedTax = Object.fromEntries(changedFields.map((field) => [field, tax[field]]))
  return { problems: [], changes, ...(changedFields.length && { tax: changedTax as Partial<SaveGoodsTax> }) }
}

const TAX_PREFIX = "tax."
const TAX_FIELDS = ["hsn", "rate_class", "exempt"] as const

const toText = (value: string | boolean | null) =>
  typeof value === "boolean" ? (value ? "exempt" : "taxable") : (value ?? "")
