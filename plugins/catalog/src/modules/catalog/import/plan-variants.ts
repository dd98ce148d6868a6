import { toRupees } from "@haat/sdk/money"
import { type ProductVariants, SaveVariants } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

type VariantInput = SaveVariants["variants"][number]
type VariantPlan = { problems: ImportProblem[]; changes: ImportChange[]; variants?: SaveVariants }

/** Context for checking the rows. */
export type VariantContext = {
  /** Name of the rows' product. */
  name: string
  before?: ProductVariants
  /** Owner of each SKU: the id of a product of the shop, or the line of a new one. */
  skus: Map<string, string>
  /** Owner of each GTIN, as in `skus`. */
  gtins: Map<string, string>
  /** This product's key in `skus` and `gtins`. */
  owner: string
  /** Ids of the product's pictures after the import; undefined for one that is not fetched yet. */
  pictures: (string | undefined)[]
}

/** Placeholder for the id of the product's nth picture, counted from 1, until it is fetched. */
const PENDING_PICTURE = /^#(\d+)$/

/** Replaces placeholders by picture ids. @param ids ids of the product's pictures, in order */
export const resolveVariantPictures = (variants: SaveVariants, ids: string[]): SaveVariants => ({
  ...variants,
  variants: variants.variants.map((variant) => {
    const nth = PENDING_PICTURE.exec(variant.image ?? "")?.[1]
    return nth ? { ...variant, image: ids[Number(nth) - 1] } : variant
  }),
})

/**
 * Plans the effect of rows on a product's variants: `variants` is omitted when nothing changes. A variant is
 * identified by its id, else by its option values; when a plain product gets options, the first row describes its only
 * variant. Variants without a row stay.
 */
export const planVariants = (
  rows: ImportRow[],
  { name, before, skus, gtins, owner, pictures }: VariantContext,
): VariantPlan => {
  const problems: ImportProblem[] = []
  const addProblem = (line: number, field: string, message: string) => {
    if (!problems.some((problem) => problem.line === line && problem.field === field))
      problems.push({ line, field, message })
  }
  const known = before?.variants ?? []
  const titles = optionTitles(rows, before)
  const hasNewOptions = titles.join() !== (before?.options ?? []).map(({ title }) => title).join()
  const rowByEntry = new Map<VariantInput, ImportRow>()
  const oldByEntry = new Map<VariantInput, ProductVariants["variants"][number] | undefined>()
  for (const [at, row] of rows.entries()) {
    const { line, variant = {}, fields } = row
    const chosen = optionValues(row, titles)
    const isFirstRowOfPlainProduct = at === 0 && before && !before.options.length
    const old = variant.id
      ? known.find(({ id }) => id === variant.id)
      : ((hasNewOptions ? undefined : known.find((one) => JSON.stringify(one.values) === JSON.stringify(chosen))) ??
        (isFirstRowOfPlainProduct ? known[0] : undefined))
    const values = chosen ?? (variant.choices ? undefined : old?.values)
    if (!values)
      addProblem(line, "options", `A variant of this product has ${titles.join(", ") || "no options"}, each once`)
    if (variant.id && !old)
      addProblem(line, "variant_id", "This product has no variant with this id. Leave it empty to add one")
    if ([...oldByEntry.values()].some((one) => old && one === old))
      addProblem(line, "options", "This variant is there already")
    const { sku = old?.sku, gtin = old?.gtin, active = old?.active ?? true, picture } = variant
    const image = picture === undefined ? keptPicture(old, pictures) : pictureAt(picture, pictures)
    if (picture !== undefined && !image)
      addProblem(line, "variant_picture", `This product has no picture ${picture}: they are counted from 1`)
    const entry = {
      ...(old && { id: old.id }),
      values: values ?? [],
      price: fields.price ?? old?.price,
      ...(hasVariantFields(row, titles) && fields.quantity !== undefined && { quantity: fields.quantity }),
      ...(sku && { sku }),
      ...(gtin && { gtin }),
      active,
      ...variantOnlyFields(variant, old),
      ...(image && { image }),
    } as VariantInput
    rowByEntry.set(entry, row)
    oldByEntry.set(entry, old)
    if (sku && (skus.get(sku) ?? owner) !== owner) addProblem(line, "sku", "Another product has this SKU")
    if (sku) skus.set(sku, owner)
    if (gtin && (gtins.get(gtin) ?? owner) !== owner) addProblem(line, "gtin", "Another product has this GTIN")
    if (gtin) gtins.set(gtin, owner)
  }
  const entries = [...rowByEntry.keys()]
  const kept = known.map(
    ({ quantity: _, ...one }) =>
      entries.find(({ id }) => id === one.id) ?? { ...one, image: keptPicture(one, pictures) },
  )
  const variants = [...kept, ...entries.filter(({ id }) => !id)]
  const merged = { options: mergeOptions(titles, variants, rows, before), variants }
  const parsed = SaveVariants.safeParse(merged)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const row = rowByEntry.get(variants[Number(path[1])])
    const [, , field] = path
    if (path[0] === "variants" && row) addProblem(row.line, columnField(String(field)), message)
    else addProblem(rows[0].line, "options", message)
  }
  if (problems.length || !parsed.success) return { problems, changes: [] }
  const changes = entries.flatMap((entry) => {
    const row = rowByEntry.get(entry) as ImportRow
    const variantName = entry.values.length ? `${name} (${entry.values.join(", ")})` : name
    const change = { line: row.line, name: variantName, added: !oldByEntry.get(entry) }
    const old = hasVariantFields(row, titles) ? oldByEntry.get(entry) : { ...oldByEntry.get(entry), price: entry.price }
    const fields = change.added ? describeNewVariant(entry) : describeChanges(entry, old, pictures)
    return change.added || fields.length ? [{ ...change, changes: fields }] : []
  })
  const isChanged = changes.length > 0 || JSON.stringify(merged.options) !== JSON.stringify(before?.options ?? [])
  return { problems, changes, ...(isChanged && { variants: parsed.data }) }
}

/** Returns true when price and quantity of a row belong to its variant; else they are the product's. */
const hasVariantFields = ({ variant }: ImportRow, titles: string[]) => titles.length > 0 || variant?.id !== undefined

/**
 * Returns the option titles after the import: the current ones, unless all rows with option values name other options;
 * then those of the first row.
 */
const optionTitles = (rows: ImportRow[], before?: ProductVariants): string[] => {
  const old = before?.options.map(({ title }) => title) ?? []
  const chosen = rows.flatMap(({ variant }) => (variant?.choices ? [variant.choices.map(({ title }) => title)] : []))
  const isOld = (titles: string[]) => titles.length === old.length && old.every((title) => titles.includes(title))
  return !chosen.length || chosen.some(isOld) ? old : chosen[0]
}

/** Returns the row's value of each option; undefined when the row names other options. */
const optionValues = ({ variant }: ImportRow, titles: string[]): string[] | undefined => {
  const choices = variant?.choices ?? []
  const values = titles.map((title) => choices.find((choice) => choice.title === title)?.value)
  return choices.length === titles.length && values.every((value) => value !== undefined) ? values : undefined
}

/** Returns options with the values in use, existing values first; a colour in the rows replaces the current one. */
const mergeOptions = (titles: string[], variants: VariantInput[], rows: ImportRow[], before?: ProductVariants) =>
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

/** Fields that a variant inherits from its product when it has no own value. */
const OVERRIDABLE_FIELDS = ["mrp", "weight", "length", "breadth", "height", "net_quantity", "net_unit"] as const

/** Takes these fields from the row, else from the existing variant. */
const variantOnlyFields = (row: NonNullable<ImportRow["variant"]>, old?: Partial<VariantInput>) =>
  Object.fromEntries(
    OVERRIDABLE_FIELDS.flatMap((field) => {
      const value = row[field] ?? old?.[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** Returns the picture of a variant when the product keeps it. */
const keptPicture = (variant: { image?: string } | undefined, pictures: VariantContext["pictures"]) =>
  pictures.includes(variant?.image) ? variant?.image : undefined

const pictureAt = (nth: number | string, pictures: VariantContext["pictures"]) => {
  const at = Number(nth) - 1
  return Number.isInteger(at) && at >= 0 && at < pictures.length ? (pictures[at] ?? `#${nth}`) : undefined
}

/** Returns the name of a variant's field in problems and changes. */
const columnField = (field: string) =>
  field === "values"
    ? "options"
    : field === "image"
      ? "variant_picture"
      : ["active", ...OVERRIDABLE_FIELDS].includes(field)
        ? `variant_${field}`
        : field

const describeNewVariant = ({ price, quantity, sku, gtin }: VariantInput) =>
  Object.entries({ price, quantity, sku, gtin }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, before: "", after: String(value) }],
  )

const describeChanges = (entry: VariantInput, old: object = {}, pictures: VariantContext["pictures"]) => {
  const before = new Map<string, unknown>(Object.entries(old))
  const toText = (value: unknown, field: string) => {
    if (value === undefined) return ""
    if (field === "mrp") return String(toRupees(Number(value)))
    const nth = pictures.findIndex((id) => id !== undefined && id === value)
    return nth < 0 ? [value].flat().join(", ").replace(PENDING_PICTURE, "$1") : String(nth + 1)
  }
  return Object.entries(entry)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)))
    .map(([field, value]) => ({
      field: columnField(field),
      before: toText(before.get(field), field),
      after: toText(value, field),
    }))
}
