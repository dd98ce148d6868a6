import { z } from "zod"

/** A condition of ours, never from the wire, and the values of its `?`. */
export type Condition = [sql: string, ...values: (string | number | boolean | string[])[]]

/** All of the conditions as SQL, and their values in order. */
export const allOf = (conditions: Condition[]) => ({
  sql: conditions.map(([sql]) => `(${sql})`).join(" and ") || "true",
  values: conditions.flatMap(([, ...values]) => values),
})

const Day = z.iso.date("A day is YYYY-MM-DD")

/** The filter of a list by its first and last day, in India. */
export const DAYS = { from: Day.optional(), until: Day.optional() }

/** Conditions of `DAYS` on a column of times. */
export const dayRangeCondition = (column: string, { from, until }: { from?: string; until?: string }) => {
  const conditions: Condition[] = []
  if (from) conditions.push([`${column} >= ?::date::timestamp at time zone 'Asia/Kolkata'`, from])
  if (until) conditions.push([`${column} < (?::date + 1)::timestamp at time zone 'Asia/Kolkata'`, until])
  return conditions
}
