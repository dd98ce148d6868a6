import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { LONGEST_RANGE } from "../contract"
import { text } from "./text"

export type Direction = "ASC" | "DESC"

/** What a resource's list may be asked for. Anything else is refused. */
export type ListShape<F extends z.ZodRawShape> = { filters: z.ZodObject<F>; sortable: readonly string[] }

export type ListQuery<F> = { filter: F; ids?: string[]; sort?: [string, Direction]; skip: number; take: number }

const DEFAULT_PAGE = 25
const FARTHEST_ROW = 1_000_000

const Ids = z.array(text(100), "Filter id is a list of ids").max(LONGEST_RANGE, `At most ${LONGEST_RANGE} ids at once`)
const Range = z.tuple([z.int().min(0).max(FARTHEST_ROW), z.int().min(0)], "Range is a list of two whole numbers")
const Sort = z.tuple([z.string(), z.enum(["ASC", "DESC"])], 'Sort is a field and "ASC" or "DESC"')

/** Reads `filter`, `range` and `sort` of the simple-rest dialect; throws `invalid_data` with a sentence on anything else. */
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
  if (!sortable.includes(field)) refuse(`This list sorts by ${sortable.join(", ")}`)
  return [field, direction] as [string, Direction]
}

const readRange = (query: Record<string, unknown>, wanted = DEFAULT_PAGE) => {
  const value = readJson(query, "range")
  if (value === undefined) return { skip: 0, take: Math.max(wanted, 1) }
  const [start, end] = check(Range, value, "Range is two whole numbers, the first at most a million")
  if (end < start) refuse("Range ends before it starts")
  if (end - start >= LONGEST_RANGE) refuse(`A range spans at most ${LONGEST_RANGE} rows`)
  return { skip: start, take: end - start + 1 }
}

const readJson = (query: Record<string, unknown>, name: string, otherwise?: unknown): unknown => {
  const value = query[name]
  if (value === undefined) return otherwise
  if (typeof value !== "string") return refuse(`Give ${name} once, as JSON`)
  try {
    return JSON.parse(value)
  } catch {
    return refuse(`${name} is not JSON`)
  }
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse("Filter is a JSON object")

const check = <T extends z.ZodType>(schema: T, value: unknown, sentence: string): z.output<T> => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : refuse(sentence)
}

const refuse = (message: string): never => {
  throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
}
