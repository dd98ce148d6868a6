import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { applyToSaved } from "../change/cart-change.ts"
import { usePendingChanges } from "../change/change-cart.ts"
import { savedQuery } from "./saved-query.ts"

/** The shopper's saved items with pending changes applied; undefined while they are loading. */
export const useSaved = () => {
  const { data, isError, refetch } = useQuery(savedQuery)
  const changes = usePendingChanges()
  const items = useMemo(() => data && changes.reduce(applyToSaved, data), [data, changes])
  return { items, isError: isError && !data, retry: () => void refetch() }
}
