import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { applyToSaved } from "./cart-change.ts"
import { useWaitingChanges } from "./change-cart.ts"
import { savedQuery } from "./saved-query.ts"

/** The saved items of whoever is signed in, changes on their way included; undefined while they are being fetched. */
export const useSaved = () => {
  const { data, isError, refetch } = useQuery(savedQuery)
  const changes = useWaitingChanges()
  const items = useMemo(() => data && changes.reduce(applyToSaved, data), [data, changes])
  return { items, isError: isError && !data, retry: () => void refetch() }
}
