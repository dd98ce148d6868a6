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
import { withEstimated } from "../metadata"
import { type KnownPictures, type PictureSource, planPictures } from "./plan-pictures"

/** A product to be written: added without an `id`, changed in these fields otherwise. */
export type PlannedWrite = {
  line: number
  id?: string
  version?: string
  /** The owner's own, of one that is added. */
  handle?: string
  fields: Partial<SaveShopProduct>
  /** Comes into a category of this name, which is to be made first. */
  new_category?: string
  /** The product's pictures while they have yet to be got; `fields.images` afterwards. */
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
 * Plans the effect of one row: nothing, a write, or its problems. `unknown` is reported for a category that is not in
 * the shop, which makes the row wrong only when something else does.
 */
export const planRow = (row: ImportRow, { known, categories, pictures, seen }: RowContext) => {
  const { line, id, version } = row
  const problems: ImportProblem[] = Object.entries(row.unreadable).map(([field, message]) => ({ line, field, message }))
  const wrong = (field: string, message: string) => {
    if (!problems.some((problem) => problem.field === field)) problems.push({ line, field, message })
  }
  const current = id === undefined ? undefined : known.get(id)
  if (id !== undefined) {
    const before = seen.get(id)
    if (before !== undefined) wrong("id", `This product is on line ${before} already`)
    else seen.set(id, line)
    if (!current) wrong("id", "There is no product with this id. Leave the id empty to add a new product")
    else if (version !== undefined && version !== current.updated_at) {
      wrong("updated_at", "Someone changed this product after the file was written. Export it again")
    }
  }

  const category = row.category === undefined ? undefined : categories.get(foldName(row.category))
  let unknown: ImportProblem | undefined
  if (row.category !== undefined && !category) {
    const named = SaveCategory.safeParse({ name: row.category })
    if (!named.success) wrong("category_id", named.error.issues[0].message)
    else unknown = { line, field: "category_id", message: `There is no category called ${row.category}` }
  }
  const planned = row.pictures && planPictures(row, pictures)
  if (planned && "problem" in planned) wrong("images", planned.problem)
  const given = {
    ...withFacts(row.fields, current),
    ...(row.category !== undefined && { category_id: category?.id ?? UNMADE }),
  }
  const schema = id === undefined ? SaveShopProduct : SaveShopProduct.partial()
  const parsed = schema.safeParse(given)
  for (const { path, message } of parsed.error?.issues ?? []) wrong(fieldOf(path), message)
  if (problems.length || !parsed.success) return { problems, unknown }

  // Defaults are for new products; of a known one only what is in the row counts.
  const sent = Object.fromEntries(
    Object.entries(parsed.data).filter(([field]) => !current || Object.hasOwn(given, field)),
  )
  const fields = current ? withEstimated(differing(sent, current), current) : (sent as Partial<SaveShopProduct>)
  const sources = planned && "sources" in planned ? planned.sources : undefined
  const kept = sources?.flatMap((source) => (source.from === "kept" ? source.id : []))
  const sameNow = current?.images.map(({ id }) => id).join() === kept?.join() && kept?.length === sources?.length
  if (current && !Object.keys(fields).length && (!sources || sameNow)) return { problems, unknown }

  const names = (value: string) =>
    value === UNMADE ? row.category : [...categories.values()].find((one) => one.id === value)?.name
  const changes = current ? describe(fields, current, names) : describeNew(fields)
  if (current && sources && !sameNow) {
    changes.push({
      field: "images",
      before: countPictures(current.images.length),
      after: countPictures(sources.length),
    })
  }
  const { category_id, ...others } = fields
  return {
    problems,
    unknown,
    write: {
      ...{ line, id, version: current?.updated_at },
      ...(!current && row.handle !== undefined && { handle: row.handle }),
      ...(category_id === UNMADE ? { fields: others, new_category: row.category?.trim() } : { fields }),
      ...(sources && !(current && sameNow) && { pictures: sources }),
    },
    change: {
      ...{ line, name: fields.name ?? current?.name ?? "", added: !current, changes },
      ...(!current && sources?.length && { picture: sources[0].ref }),
    },
  }
}

/** Collects the facts, each from its own column such as "facts.origin"; facts without a cell stay as they are. */
const withFacts = (fields: ImportRow["fields"], current: ShopProduct | undefined): ImportRow["fields"] => {
  const others = Object.entries(fields).filter(([field]) => !field.startsWith(FACT))
  const facts = Object.entries(fields).flatMap(([field, value]) =>
    field.startsWith(FACT) ? [[field.slice(FACT.length), value]] : [],
  )
  return {
    ...Object.fromEntries(others),
    ...(facts.length && { facts: { ...current?.facts, ...Object.fromEntries(facts) } }),
  }
}
const FACT = "facts."

const fieldOf = (path: PropertyKey[]) =>
  (path[0] === "facts" ? path.slice(0, 2) : path.slice(0, 1)).map(String).join(".")

/** Stands for the id of a category that is yet to be made. */
const UNMADE = "unmade"

const countPictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`)

const currentValue = (product: ShopProduct, field: string): unknown =>
  field === "category_id" ? product.category?.id : product[field as keyof ShopProduct]

const differing = (sent: Record<string, unknown>, current: ShopProduct): Partial<SaveShopProduct> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(currentValue(current, field)),
    ),
  )

const MAX_SHOWN = 120

const describe = (fields: Partial<SaveShopProduct>, current: ShopProduct, names: (id: string) => string | undefined) =>
  Object.entries(fields).flatMap(([field, after]) => {
    if (field === "facts") return describeFacts(current.facts, presentFacts(after as object))
    const shown = (value: unknown) =>
      field === "category_id"
        ? (names(String(value ?? "")) ?? "")
        : typeof value === "string"
          ? value
          : JSON.stringify(value)
    return {
      field,
      before: shown(currentValue(current, field) ?? "").slice(0, MAX_SHOWN),
      after: shown(after).slice(0, MAX_SHOWN),
    }
  })

/** Short description of a new product. */
const describeNew = ({ price, quantity, weight }: Partial<SaveShopProduct>) =>
  Object.entries({ price, quantity, weight }).map(([field, value]) => ({ field, before: "", after: String(value) }))

const describeFacts = (before: Facts, after: Facts) =>
  Object.entries({ ...before, ...after }).flatMap(([fact, value]) => {
    const was = before[fact as keyof Facts]
    const shown = (value: unknown) =>
      String((fact === "mrp" && toRupees(Number(value))) || (value ?? "")).slice(0, MAX_SHOWN)
    return was === value ? [] : [{ field: `facts.${fact}`, before: shown(was), after: shown(value) }]
  })
