import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"

/**
 * Products in one sitemap and in one read for it. Search engines accept 50,000, but 2,000 products with an address in
 * each language already make a megabyte, the most that the web tier's page cache holds.
 */
export const MAX_IN_SITEMAP = 2_000

export const ListAddresses = z.object(pageQuery(MAX_IN_SITEMAP, MAX_IN_SITEMAP))
export type ListAddresses = z.infer<typeof ListAddresses>
