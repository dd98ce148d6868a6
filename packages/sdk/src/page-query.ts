import { z } from "zod"

/**
 * `page` and `limit` of a list: pages count from 1.
 * @param usual default number of rows on a page
 * @param most maximum that a query may request
 */
export const pageQuery = (usual: number, most = 100) => ({
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
    .max(most, `Limit is at most ${most}`)
    .default(usual),
})
