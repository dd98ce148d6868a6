import { z } from "zod"

/** An SQL condition written in code, never taken from a request, with the values of its `?` bindings. */
export type Condition = [sql: string, ...values: (string | number | boolean | string[])[]]

/** Joins conditions with `and`; returns the SQL and its bindings in order, `true` without conditions. */
export const allOf = (conditions: Condition[]) => ({
  sql: conditions.map(([sql]) => `(${sql})`).join(" and ") || "true",
  values: conditions.flatMap(([, ...values]) => values),
})

const Day = z.iso.date("A day is YYYY-MM-DD")

/** Filter fields for the first and the last day, as dates in India. */
export const DAYS = { from: Day.optional(), until: Day.optional() }

/** Returns the conditions of `DAYS` on a timestamp column; both days are included. */
export const dayRangeCondition = (column: string, { from, until }: { from?: string; until?: string }) => {
  const conditions: Condition[] = []
  if (from) conditions.push([`${column} >= ?::date::timestamp at time zone 'Asia/Kolkata'`, from])
  if (until) conditions.push([`${column} < (?::date + 1)::timestamp at time zone 'Asia/Kolkata'`, until])
  return conditions
}
