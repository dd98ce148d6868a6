import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { applyChange } from "./cart-change.ts"
import { cartQuery } from "./cart-query.ts"
import { useWaitingChanges } from "./change-cart.ts"

/** A shopper's cart with the changes on their way; undefined while it is being fetched. */
export const useServerCart = (enabled: boolean) => {
  const { data, isError, refetch } = useQuery({ ...cartQuery, enabled })
  const changes = useWaitingChanges()
  const cart = useMemo(() => data && changes.reduce(applyChange, data), [data, changes])
  return { cart, isError: isError && !data, retry: () => void refetch() }
}
