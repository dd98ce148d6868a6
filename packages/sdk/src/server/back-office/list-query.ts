import { z } from "zod"
import { defineErrors, type ErrorEntry } from "../../errors"
import { HTTP_ERRORS } from "../../http-errors"
import { HttpError } from "../http-error"
import { text } from "./text"

const LIST_ERRORS = defineErrors({
  unknown_sort: { status: 400, en: "This list sorts by {fields}" },
  range_backwards: { status: 400, en: "Range ends before it starts" },
  range_too_long: { status: 400, en: "A range spans at most {most} rows" },
  give_once: { status: 400, en: "Give {name} once, as JSON" },
  not_json: { status: 400, en: "{name} is not JSON" },
  filter_expected: { status: 400, en: "Filter is a JSON object" },
})

export type Direction = "ASC" | "DESC"

/** Sort and filter fields of a resource's list. Any others are rejected. */
export type ListShape<F extends z.ZodRawShape> = { filters: z.ZodObject<F>; sortable: readonly string[] }

export type ListQuery<F> = { filter: F; ids?: string[]; sort?: [string, Direction]; skip: number; take: number }

/** Maximum number of rows in one reply of a list. */
const MAX_RANGE = 100
const DEFAULT_PAGE_SIZE = 25
const MAX_ROW_INDEX = 1_000_000

const Ids = z.array(text(100), "Filter id is a list of ids").max(MAX_RANGE, `At most ${MAX_RANGE} ids at once`)
const Range = z.tuple([z.int().min(0).max(MAX_ROW_INDEX), z.int().min(0)], "Range is a list of two whole numbers")
const Sort = z.tuple([z.string(), z.enum(["ASC", "DESC"])], 'Sort is a field and "ASC" or "DESC"')

/** Parses `filter`, `range` and `sort` of the simple-rest protocol. @throws HttpError 400 when one is invalid */
export const readListQuery = <F extends z.ZodRawShape>(
  query: Record<string, unknown>,
  { filters, sortable }: ListShape<F>,
): ListQuery<z.output<z.ZodObject<F>>> => {
  const { id, ...rest } = asObject(readJson(query, "filter", {}))
  const ids = id === undefined ? undefined : check(Ids, id, "Filter id is a list of ids")
  const filter = check(z.strictObject(filters.shape), rest, "Filter is not one this list knows")
  const sort = readSort(query, sortable)
  return { filter, ids, sort, ...readRange(query, ids?.length) }
}

const readSort = (query: Record<string, unknown>, sortable: readonly string[]) => {
  const value = readJson(query, "sort")
  if (value === undefined) return undefined
  const [field, direction] = check(Sort, value, 'Sort is a field and "ASC" or "DESC"')
  if (!sortable.includes(field)) reject(LIST_ERRORS.unknown_sort, { fields: sortable.join(", ") })
  return [field, direction] as [string, Direction]
}

const readRange = (query: Record<string, unknown>, defaultTake = DEFAULT_PAGE_SIZE) => {
  const value = readJson(query, "range")
  if (value === undefined) return { skip: 0, take: Math.max(defaultTake, 1) }
  const [start, end] = check(Range, value, "Range is two whole numbers, the first at most a million")
  if (end < start) reject(LIST_ERRORS.range_backwards)
  if (end - start >= MAX_RANGE) reject(LIST_ERRORS.range_too_long, { most: MAX_RANGE })
  return { skip: start, take: end - start + 1 }
}

const readJson = (query: Record<string, unknown>, name: string, defaultValue?: unknown): unknown => {
  const value = query[name]
  if (value === undefined) return defaultValue
  if (typeof value !== "string") return reject(LIST_ERRORS.give_once, { name })
  try {
    return JSON.parse(value)
  } catch {
    return reject(LIST_ERRORS.not_json, { name })
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : reject(LIST_ERRORS.filter_expected)

const check = <T extends z.ZodType>(schema: T, value: unknown, sentence: string): z.output<T> => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : reject({ ...HTTP_ERRORS.invalid_data, en: sentence })
}

const reject = <E extends ErrorEntry>(...error: ConstructorParameters<typeof HttpError<E>>): never => {
  throw new HttpError<E>(...error)
}
