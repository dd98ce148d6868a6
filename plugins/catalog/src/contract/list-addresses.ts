import { pageQuery } from "@haat/sdk/page-query"
import { z } from "zod"

/** A sitemap may have 50,000 addresses. */
export const MAX_IN_SITEMAP = 40_000
/** Default and maximum number of products in one read for a sitemap. */
export const ADDRESSES_AT_ONCE = 5_000

export const ListAddresses = z.object(pageQuery(ADDRESSES_AT_ONCE, ADDRESSES_AT_ONCE))
export type ListAddresses = z.infer<typeof ListAddresses>
