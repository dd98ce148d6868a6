import { z } from "zod"

/**
 * Returns the schemas of `page` and `limit` of a list; pages count from 1.
 * @param defaultLimit rows on a page when the query has no limit
 * @param maxLimit rows that a query may request at most
 */
export const pageQuery = (defaultLimit: number, maxLimit = 100) => ({
  page: z.coerce
    .number("Page must be a number")
    .int("Page must be a whole number")
    .min(1, "Page starts at 1")
    .max(10_000, "There is no such page")
    .default(1),
  limit: z.coerce
    .number("Limit must be a number")
    .int("Limit must be a whole number")
    .min(1, "Limit starts at 1")
    .max(maxLimit, `Limit is at most ${maxLimit}`)
    .default(defaultLimit),
})
