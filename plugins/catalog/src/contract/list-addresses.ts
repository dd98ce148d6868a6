import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"

/**
 * Products in one sitemap, and in one read for it. Search engines take 50,000; with the addresses of each product in every
 * language so many make a megabyte, which the web tier's page cache still holds.
 */
export const MAX_IN_SITEMAP = 2_000

export const ListAddresses = z.object(pageQuery(MAX_IN_SITEMAP, MAX_IN_SITEMAP))
export type ListAddresses = z.infer<typeof ListAddresses>
