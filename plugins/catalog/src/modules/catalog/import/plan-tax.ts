import { SaveGoodsTax } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

/** What a product that says nothing itself is taxed as: what its category says. */
export const CATEGORYS_TAX: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }

type PlannedTax = { problems: ImportProblem[]; changes: ImportChange["changes"]; tax?: Partial<SaveGoodsTax> }

/**
 * What a row makes of a product's own tax: nothing, a change, or what is wrong with it. What no cell says stays as it is.
 * @param current the product's own; of a new one `CATEGORYS_TAX`
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
