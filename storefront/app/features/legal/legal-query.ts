import type { LegalNotice } from "@haat/gst/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"

/** Who runs the shop, and its grievance officer. */
export const legalQuery = queryOptions({
  queryKey: ["legal"],
  queryFn: async ({ signal }) => (await sdk.client.fetch<{ legal: LegalNotice }>("/store/legal", { signal })).legal,
})
