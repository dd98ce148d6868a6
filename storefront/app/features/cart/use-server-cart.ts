import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { cartQuery } from "./cart-query.ts"
import { applyChange } from "./change/cart-change.ts"
import { usePendingChanges } from "./change/change-cart.ts"

/** A shopper's cart with pending changes applied; undefined while it is loading. */
export const useServerCart = (enabled: boolean) => {
  const { data, isError, refetch } = useQuery({ ...cartQuery, enabled })
  const changes = usePendingChanges()
  const cart = useMemo(() => data && changes.reduce(applyChange, data), [data, changes])
  return { cart, isError: isError && !data, retry: () => void refetch() }
}
