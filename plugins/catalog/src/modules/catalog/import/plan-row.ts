import { toRupees } from "@haat/sdk/money"
import {
  type CategoryFacts,
  type Facts,
  presentFacts,
  SaveCategory,
  type SaveGoodsTax,
  SaveShopProduct,
  type SaveVariants,
  type ShopProduct,
} from "../../../contract"
import type { ImportProblem, ImportRow } from "../../../product-import"
import { foldName } from "../handle"
import { updateEstimated } from "../metadata"
import { type KnownPictures, type PictureSource, planPictures } from "./plan-pictures"

/** Planned write of a product: added when it has no `id`, else changed in these fields. */
export type PlannedWrite = {
  line: number
  id?: string
  version?: string
  /** Handle of a new product, when the owner chose one. */
  handle?: string
  fields: Partial<SaveShopProduct>
  /** Name of a category that the import creates for the product. */
  new_category?: string
  /** Sources of the pictures until they are fetched; then `fields.images` has their ids. */
  pictures?: PictureSource[]
  /** options and variants of the product after the import */
  variants?: SaveVariants
  /** changes of its own tax; missing fields stay as they are */
  tax?: Partial<SaveGoodsTax>
}

export type Categories = Map<string, { id: string; name: string; facts: CategoryFacts | null }>

/** Context for checking the rows of a file; `seen` is the line of each id's first occurrence. */
export type RowContext = {
  known: Map<string, ShopProduct>
  categories: Categories
  pictures: KnownPictures
  seen: Map<string, number>
}

/**
 * Plans the effect of one row: nothing, a write, or its problems. `unknownCategory` is reported for a category that is
 * not in the shop; by itself it rejects nothing.
 */
export const planRow = (row: ImportRow, { known, categories, pictures, seen }: RowContext) => {
  const { line, id, version } = row
  const problems: ImportProblem[] = Object.entries(row.unreadable).map(([field, message]) => ({ line, field, message }))
  const addProblem = (field: string, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ line, field, message })
  }
  const current = id === undefined ? undefined : known.get(id)
  if (id !== undefined) {
    const before = seen.get(id)
    if (before !== undefined) addProblem("id", `This product is on line ${before} already`)
    else seen.set(id, line)
    if (!current) addProblem("id", "There is no product with this id. Leave the id empty to add a new product")
    else if (version !== undefined && version !== current.updated_at) {
      addProblem("updated_at", "Someone changed this product after the file was written. Export it again")
    }
  }

  const category = row.category === undefined ? undefined : categories.get(foldName(row.category))
  let unknownCategory: ImportProblem | undefined
  if (row.category !== undefined && !category) {
    const named = SaveCategory.safeParse({ name: row.category })
    if (!named.success) addProblem("category_id", named.error.issues[0].message)
    else unknownCategory = { line, field: "category_id", message: `There is no category called ${row.category}` }
  }
  const planned = row.pictures && planPictures(row, pictures)
  if (planned && "problem" in planned) addProblem("images", planned.problem)
  const given = {
    ...collectFacts(row.fields, current),
    ...(row.category !== undefined && { category_id: category?.id ?? NEW_CATEGORY_ID }),
  }
  const schema = id === undefined ? SaveShopProduct : SaveShopProduct.partial()
  const parsed = schema.safeParse(given)
  for (const { path, message } of parsed.error?.issues ?? []) addProblem(problemField(path), message)
  if (problems.length || !parsed.success) return { problems, unknownCategory }

  // Drops the schema's defaults for an existing product, which only fields in the row change.
  const sent = Object.fromEntries(
    Object.entries(parsed.data).filter(([field]) => !current || Object.hasOwn(given, field)),
  )
  const fields = current ? updateEstimated(changedFields(sent, current), current) : (sent as Partial<SaveShopProduct>)
  const sources = planned && "sources" in planned ? planned.sources : undefined
  const kept = sources?.flatMap((source) => (source.from === "kept" ? source.id : []))
  const hasSamePictures =
    current?.images.map(({ id }) => id).join() === kept?.join() && kept?.length === sources?.length
  if (current && !Object.keys(fields).length && (!sources || hasSamePictures)) return { problems, unknownCategory }

  const categoryName = (value: string) =>
    value === NEW_CATEGORY_ID ? row.category : [...categories.values()].find(({ id }) => id === value)?.name
  const changes = current ? describeChanges(fields, current, categoryName) : describeNewProduct(fields)
  if (current && sources && !hasSamePictures) {
    changes.push({
      field: "images",
      before: countPictures(current.images.length),
      after: countPictures(sources.length),
    })
  }
  const { category_id, ...otherFields } = fields
  return {
    problems,
    unknownCategory,
    write: {
      line,
      id,
      version: current?.updated_at,
      ...(!current && row.handle !== undefined && { handle: row.handle }),
      ...(category_id === NEW_CATEGORY_ID ? { fields: otherFields, new_category: row.category?.trim() } : { fields }),
      ...(sources && !(current && hasSamePictures) && { pictures: sources }),
    },
    change: {
      line,
      name: fields.name ?? current?.name ?? "",
      added: !current,
      changes,
      ...(!current && sources?.length && { picture: sources[0].ref }),
    },
  }
}

/** Collects the facts, each from its own column such as "facts.origin"; facts without a cell stay as they are. */
const collectFacts = (fields: ImportRow["fields"], current: ShopProduct | undefined): ImportRow["fields"] => {
  const otherFields = Object.entries(fields).filter(([field]) => !field.startsWith(FACT_PREFIX))
  const facts = Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(FACT_PREFIX) ? [[field.slice(FACT_PREFIX.length), value]] : [],
  )
  return {
    ...Object.fromEntries(otherFields),
    ...(facts.length && { facts: { ...current?.facts, ...Object.fromEntries(facts) } }),
  }
}
const FACT_PREFIX = "facts."

const problemField = (path: PropertyKey[]) =>
  (path[0] === "facts" ? path.slice(0, 2) : path.slice(0, 1)).map(String).join(".")

/** Placeholder id of a category that the import creates. */
const NEW_CATEGORY_ID = "unmade"

const countPictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`)

const currentValue = (product: ShopProduct, field: string): unknown =>
  field === "category_id" ? product.category?.id : product[field as keyof ShopProduct]

const changedFields = (sent: Record<string, unknown>, current: ShopProduct): Partial<SaveShopProduct> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(currentValue(current, field)),
    ),
  )

const MAX_SHOWN_LENGTH = 120

const describeChanges = (
  fields: Partial<SaveShopProduct>,
  current: ShopProduct,
  categoryName: (id: string) => string | undefined,
) =>
  Object.entries(fields).flatMap(([field, after]) => {
    if (field === "facts") return describeFacts(current.facts, presentFacts(after as object))
    const toText = (value: unknown) =>
      field === "category_id"
        ? (categoryName(String(value ?? "")) ?? "")
        : typeof value === "string"
          ? value
          : JSON.stringify(value)
    return {
      field,
      before: toText(currentValue(current, field) ?? "").slice(0, MAX_SHOWN_LENGTH),
      after: toText(after).slice(0, MAX_SHOWN_LENGTH),
    }
  })

/** Describes a new product by price, stock and weight. */
const describeNewProduct = ({ price, quantity, weight }: Partial<SaveShopProduct>) =>
  Object.entries({ price, quantity, weight }).map(([field, value]) => ({ field, before: "", after: String(value) }))

const describeFacts = (before: Facts, after: Facts) =>
  Object.entries({ ...before, ...after }).flatMap(([fact, value]) => {
    const previous = before[fact as keyof Facts]
    const toText = (value: unknown) =>
      String((fact === "mrp" && toRupees(Number(value))) || (value ?? "")).slice(0, MAX_SHOWN_LENGTH)
    return previous === value ? [] : [{ field: `facts.${fact}`, before: toText(previous), after: toText(value) }]
  })
