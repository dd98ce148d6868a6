import { toRupees } from "@haat/sdk/money"
import { type ProductVariants, SaveVariants } from "../../../contract"
import type { ImportChange, ImportProblem, ImportRow } from "../../../product-import"

type Wanted = SaveVariants["variants"][number]
type Planned = { problems: ImportProblem[]; changes: ImportChange[]; variants?: SaveVariants }

/** Context for checking the rows. */
export type VariantContext = {
  /** name of the rows' product */
  name: string
  before?: ProductVariants
  /** owner of each SKU: a product in the shop or one of the file */
  skus: Map<string, string>
  /** owner of each GTIN, like `skus` */
  gtins: Map<string, string>
  /** Stands for this product among them. */
  owner: string
  /** The product's pictures as they will be: the id of each, undefined for one that has yet to be got. */
  pictures: (string | undefined)[]
}

/** Stands for the product's nth picture, counted from 1, which has yet to be got. */
const UNGOT = /^#(\d+)$/

/** Replaces pictures by the ids of those fetched meanwhile. @param ids of the product's pictures, in their order */
export const withPictures = (variants: SaveVariants, ids: string[]): SaveVariants => ({
  ...variants,
  variants: variants.variants.map((one) => {
    const nth = UNGOT.exec(one.image ?? "")?.[1]
    return nth ? { ...one, image: ids[Number(nth) - 1] } : one
  }),
})

/**
 * Plans the effect of rows on a product's variants: `variants` is left out where they stay as they are. A variant is
 * identified by its id, else by its choices; the first row of a plain product that gets choices is its only variant.
 * Variants without a row stay.
 */
export const planVariants = (
  rows: ImportRow[],
  { name, before, skus, gtins, owner, pictures }: VariantContext,
): Planned => {
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
    const { sku = old?.sku, gtin = old?.gtin, active = old?.active ?? true, picture } = variant
    const image = picture === undefined ? keptPicture(old, pictures) : pictureOf(picture, pictures)
    if (picture !== undefined && !image)
      wrong(line, "variant_picture", `This product has no picture ${picture}: they are counted from 1`)
    const entry = {
      ...(old && { id: old.id }),
      values: values ?? [],
      price: fields.price ?? old?.price,
      ...(isOfVariant(row, titles) && fields.quantity !== undefined && { quantity: fields.quantity }),
      ...(sku && { sku }),
      ...(gtin && { gtin }),
      active,
      ...ownOf(variant, old),
      ...(image && { image }),
    } as Wanted
    met.set(entry, row)
    olds.set(entry, old)
    if (sku && (skus.get(sku) ?? owner) !== owner) wrong(line, "sku", "Another product has this SKU")
    if (sku) skus.set(sku, owner)
    if (gtin && (gtins.get(gtin) ?? owner) !== owner) wrong(line, "gtin", "Another product has this GTIN")
    if (gtin) gtins.set(gtin, owner)
  }
  const entries = [...met.keys()]
  const kept = known.map(
    ({ quantity: _, ...one }) =>
      entries.find(({ id }) => id === one.id) ?? { ...one, image: keptPicture(one, pictures) },
  )
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
    const row = met.get(entry) as ImportRow
    const variantName = entry.values.length ? `${name} (${entry.values.join(", ")})` : name
    const change = { line: row.line, name: variantName, added: !olds.get(entry) }
    const old = isOfVariant(row, titles) ? olds.get(entry) : { ...olds.get(entry), price: entry.price }
    const fields = change.added ? describeNew(entry) : fieldsChanged(entry, old, pictures)
    return change.added || fields.length ? [{ ...change, changes: fields }] : []
  })
  const isOther = changes.length > 0 || JSON.stringify(wanted.options) !== JSON.stringify(before?.options ?? [])
  return { problems, changes, ...(isOther && { variants: parsed.data }) }
}

/**
 * Whether price and quantity of a row are a variant's, as `groupRows` defines; else they are the product's and reported
 * as such.
 */
const isOfVariant = ({ variant }: ImportRow, titles: string[]) => titles.length > 0 || variant?.id !== undefined

/**
 * Option titles of the variants: the current ones, unless all rows with choices have other options; then those of the
 * first row.
 */
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

/** Fields that a variant takes from its product where it has none of its own. */
const OWN_FIELDS = ["mrp", "weight", "length", "breadth", "height", "net_quantity", "net_unit"] as const

/** Fields of the row, else of the existing variant. */
const ownOf = (row: NonNullable<ImportRow["variant"]>, old?: Partial<Wanted>) =>
  Object.fromEntries(
    OWN_FIELDS.flatMap((field) => {
      const value = row[field] ?? old?.[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** Picture of a variant, unless the file takes it from the product. */
const keptPicture = (variant: { image?: string } | undefined, pictures: VariantContext["pictures"]) =>
  pictures.includes(variant?.image) ? variant?.image : undefined

const pictureOf = (nth: number | string, pictures: VariantContext["pictures"]) => {
  const at = Number(nth) - 1
  return Number.isInteger(at) && at >= 0 && at < pictures.length ? (pictures[at] ?? `#${nth}`) : undefined
}

/** Name of a field in the problem of a row. */
const columnField = (field: string) =>
  field === "values"
    ? "options"
    : field === "image"
      ? "variant_picture"
      : ["active", ...OWN_FIELDS].includes(field)
        ? `variant_${field}`
        : field

const describeNew = ({ price, quantity, sku, gtin }: Wanted) =>
  Object.entries({ price, quantity, sku, gtin }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, before: "", after: String(value) }],
  )

const fieldsChanged = (entry: Wanted, old: object = {}, pictures: VariantContext["pictures"]) => {
  const before = new Map<string, unknown>(Object.entries(old))
  const shown = (value: unknown, field: string) => {
    if (value === undefined) return ""
    if (field === "mrp") return String(toRupees(Number(value)))
    const nth = pictures.findIndex((id) => id !== undefined && id === value)
    return nth < 0 ? [value].flat().join(", ").replace(UNGOT, "$1") : String(nth + 1)
  }
  return Object.entries(entry)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)))
    .map(([field, value]) => ({
      field: columnField(field),
      before: shown(before.get(field), field),
      after: shown(value, field),
    }))
}
