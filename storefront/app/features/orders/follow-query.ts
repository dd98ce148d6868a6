import type { FollowedOrder } from "@haat/freight/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"

/** An order by the link of a mail: whoever has it may look, signed in or not. */
export const followQuery = (token: string) =>
  queryOptions({
    queryKey: ["followed order", token],
    queryFn: ({ signal }) =>
      sdk.client
        .fetch<{ order: FollowedOrder }>(`/store/followed-orders/${encodeURIComponent(token)}`, { signal })
        .then(({ order }) => order),
  })
