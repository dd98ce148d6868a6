import { type ProductVariants, SaveVariants } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

type Wanted = SaveVariants["variants"][number]
type Planned = { problems: ImportProblem[]; changes: ImportChange[]; variants?: SaveVariants }

/** What the rows are checked against. */
export type VariantContext = {
  /** Of the product's rows. */
  name: string
  before?: ProductVariants
  /** Whose each SKU is: a product in the shop or one of the file. */
  skus: Map<string, string>
  /** Stands for this product among them. */
  owner: string
}

/**
 * What rows would make of a product's variants: `variants` is left out where they stay as they are. One is known by its id, else by
 * its choices; the first row of a plain product that comes to have choices is its only variant. What no row names stays.
 */
export const planVariants = (rows: ImportRow[], { name, before, skus, owner }: VariantContext): Planned => {
  const problems: ImportProblem[] = []
  const wrong = (line: number, field: string, message: string) => {
    if (!problems.some((problem) => problem.line === line && problem.field === field))
      problems.push({ line, field, message })
  }
  const known = before?.variants ?? []
  const titles = titlesOf(rows, before)
  const isNewlyChosen = titles.join() !== (before?.options ?? []).map(({ title }) => title).join()
  const met = new Map<Wanted, ImportRow>()
  const olds = new Map<Wanted, ProductVariants["variants"][number] | undefined>()
  for (const [at, row] of rows.entries()) {
    const { line, variant = {}, fields } = row
    const chosen = valuesIn(row, titles)
    const isFirstOfPlain = at === 0 && before && !before.options.length
    const old = variant.id
      ? known.find(({ id }) => id === variant.id)
      : ((isNewlyChosen ? undefined : known.find((one) => JSON.stringify(one.values) === JSON.stringify(chosen))) ??
        (isFirstOfPlain ? known[0] : undefined))
    const values = chosen ?? (variant.choices ? undefined : old?.values)
    if (!values) wrong(line, "options", `A variant of this product has ${titles.join(", ") || "no options"}, each once`)
    if (variant.id && !old)
      wrong(line, "variant_id", "This product has no variant with this id. Leave it empty to add one")
    if ([...olds.values()].some((one) => old && one === old)) wrong(line, "options", "This variant is there already")
    const { sku = old?.sku, weight = old?.weight, active = old?.active ?? true } = variant
    const price = titles.length ? fields.price : undefined
    const entry = {
      ...(old && { id: old.id }),
      values: values ?? [],
      price: price ?? old?.price ?? fields.price,
      ...(titles.length > 0 && fields.quantity !== undefined && { quantity: fields.quantity }),
      ...(sku && { sku }),
      ...(weight !== undefined && { weight }),
      active,
      ...(old && keptOf(old)),
    } as Wanted
    met.set(entry, row)
    olds.set(entry, old)
    if (sku && (skus.get(sku) ?? owner) !== owner) wrong(line, "sku", "Another product has this SKU")
    if (sku) skus.set(sku, owner)
  }
  const entries = [...met.keys()]
  const kept = known.map(({ quantity: _, ...one }) => entries.find(({ id }) => id === one.id) ?? one)
  const variants = [...kept, ...entries.filter(({ id }) => !id)]
  const wanted = { options: optionsOf(titles, variants, rows, before), variants }
  const parsed = SaveVariants.safeParse(wanted)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const row = met.get(variants[Number(path[1])])
    const [, , field] = path
    if (path[0] === "variants" && row) wrong(row.line, columnField(String(field)), message)
    else wrong(rows[0].line, "options", message)
  }
  if (problems.length || !parsed.success) return { problems, changes: [] }
  const changes = entries.flatMap((entry) => {
    const line = met.get(entry)?.line ?? 0
    const change = { line, name: `${name} (${entry.values.join(", ")})`, added: !olds.get(entry) }
    const fields = change.added ? [] : fieldsChanged(entry, olds.get(entry))
    return change.added || fields.length ? [{ ...change, changes: fields }] : []
  })
  const isOther = changes.length > 0 || JSON.stringify(wanted.options) !== JSON.stringify(before?.options ?? [])
  return { problems, changes, ...(isOther && { variants: parsed.data }) }
}

/** What the variants are chosen by: as it is, unless all rows with choices have other options; then as the first has it. */
const titlesOf = (rows: ImportRow[], before?: ProductVariants): string[] => {
  const old = before?.options.map(({ title }) => title) ?? []
  const chosen = rows.flatMap(({ variant }) => (variant?.choices ? [variant.choices.map(({ title }) => title)] : []))
  const isOld = (titles: string[]) => titles.length === old.length && old.every((title) => titles.includes(title))
  return !chosen.length || chosen.some(isOld) ? old : chosen[0]
}

/** A value of each option; undefined where the row has others, or none. */
const valuesIn = ({ variant }: ImportRow, titles: string[]): string[] | undefined => {
  const choices = variant?.choices ?? []
  const values = titles.map((title) => choices.find((choice) => choice.title === title)?.value)
  return choices.length === titles.length && values.every((value) => value !== undefined) ? values : undefined
}

/** The values that variants have, known ones first as they are; colours as the rows have them, else as they are. */
const optionsOf = (titles: string[], variants: Wanted[], rows: ImportRow[], before?: ProductVariants) =>
  titles.map((title, at) => {
    const known = before?.options.find((option) => option.title === title)?.values ?? []
    const used = new Set(variants.map(({ values }) => values[at]))
    const names = new Set([...known.map(({ value }) => value).filter((value) => used.has(value)), ...used])
    const choices = rows.flatMap(({ variant }) => variant?.choices ?? [])
    return {
      title,
      values: [...names].map((value) => {
        const chosen = choices.find((choice) => choice.title === title && choice.value === value && choice.colour)
        const { colour, image } = { ...known.find((one) => one.value === value), ...chosen }
        return { value, ...(colour && { colour }), ...(image && { image }) }
      }),
    }
  })

/** What a variant has that no column says. */
const keptOf = ({ length, breadth, height, image }: Wanted) =>
  Object.fromEntries(Object.entries({ length, breadth, height, image }).filter(([, value]) => value !== undefined))

/** As the problem of a row names it. */
const columnField = (field: string) =>
  ({ values: "options", weight: "variant_weight", active: "variant_active" })[field] ?? field

const fieldsChanged = (entry: Wanted, old: object = {}) => {
  const before = new Map<string, unknown>(Object.entries(old))
  return Object.entries(entry)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)))
    .map(([field, value]) => ({ field: columnField(field), before: shown(before.get(field)), after: shown(value) }))
}

const shown = (value: unknown) => (value === undefined ? "" : Array.isArray(value) ? value.join(", ") : String(value))
