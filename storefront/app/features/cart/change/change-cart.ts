import type { CartLine } from "@haat/checkout/contract"
import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query"
import { useMemo } from "react"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { CART_CHANGES } from "../../../lib/shop/wait-for-cart-changes.ts"
import { CART_KEYS, cancelCartReads, cartQuery, savedItemToLine, savedQuery } from "../cart-queries.ts"
import { guestCart, guestKey } from "../guest/guest-cart.ts"
import { checkGuestLimit } from "../guest/guest-limit.ts"
import { sendChange } from "./cart-calls.ts"
import { applyChange, applyToSaved, type CartChange } from "./cart-change.ts"

const pending = { mutationKey: CART_CHANGES, status: "pending" } as const

/** Changes the cart on the device. @throws GuestLimitError when there would be more than are left */
export const changeGuestCart = (change: CartChange) => {
  const { kind, line, quantity } = change
  if (quantity === undefined) return
  if (kind === "choose") {
    const { other } = change
    checkGuestLimit(other, other.quantity)
    guestCart.setQuantity(lineKey(line), 0)
    return guestCart.add(other.product_id, line.quantity, other.variant_id)
  }
  const now = guestQuantity(lineKey(line))
  const next = kind === "add" ? now + line.quantity : quantity
  if (next > now) checkGuestLimit(line, next)
  if (kind === "add")
    guestCart.add(line.product_id, line.quantity, line.choice === undefined ? undefined : line.variant_id)
  else guestCart.setQuantity(lineKey(line), quantity)
}

/**
 * Applies the changes that are being sent to the server, oldest first, to what is loaded; undefined while it is
 * loading. A rejected change is no longer among them, which rolls it back.
 */
const useOptimistic = <T>({ data, isError, refetch }: UseQueryResult<T>, apply: (now: T, change: CartChange) => T) => {
  const changes = useMutationState({ filters: pending, select: ({ state }) => state.variables as CartChange })
  const changed = useMemo(() => data && changes.reduce(apply, data), [data, changes, apply])
  return { data: changed, isError: isError && !data, retry: () => void refetch() }
}

/** A shopper's cart with pending changes applied. */
export const useServerCart = (enabled: boolean) => useOptimistic(useQuery({ ...cartQuery, enabled }), applyChange)

/** The shopper's saved items with pending changes applied. */
export const useSavedItems = () => useOptimistic(useQuery(savedQuery), applyToSaved)

const pendingChanges = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll(pending)
    .map(({ state }) => state.variables as CartChange)

const findQuantity = (lines: CartLine[], key: string) => lines.find((line) => lineKey(line) === key)?.quantity ?? 0

const guestQuantity = (key: string) => guestCart.get().find((line) => guestKey(line) === key)?.quantity ?? 0

/**
 * Pieces of a line (`lineKey`) in the cart now: the guest's, or the loaded cart with the pending changes applied. It is
 * ahead of what was rendered while one click follows another.
 */
export const cartQuantity = (client: QueryClient, key: string) => {
  if (client.getQueryData(meQuery.queryKey) === null) return guestQuantity(key)
  const cart = client.getQueryData(cartQuery.queryKey)
  return cart ? findQuantity(pendingChanges(client).reduce(applyChange, cart).lines, key) : 0
}

/** Pieces of a line (`lineKey`) among the saved items now. */
export const savedQuantity = (client: QueryClient, key: string) => {
  const loaded = client.getQueryData(savedQuery.queryKey)?.items.map(savedItemToLine) ?? []
  return findQuantity(pendingChanges(client).reduce(applyToSaved, loaded), key)
}

/**
 * Changes a shopper's cart on the server, one request after another, or a guest's on the device. Resolves to which of
 * them it was; rejects with the server's error, or with a `GuestLimitError`.
 */
export const useChangeCart = () => {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: CART_CHANGES,
    scope: { id: "cart" },
    networkMode: "always",
    mutationFn: sendChange,
    onMutate: () => cancelCartReads(client),
    onSuccess: ({ cart, items }) => {
      if (cart) client.setQueryData(cartQuery.queryKey, cart)
      if (items) client.setQueryData(savedQuery.queryKey, { items })
      // a first load that the change has cancelled is started again
      for (const queryKey of CART_KEYS)
        if (client.getQueryData(queryKey) === undefined) void client.invalidateQueries({ queryKey, exact: true })
    },
    onError: (error) => {
      if (error instanceof FetchError && error.status === 401)
        return client.invalidateQueries({ queryKey: meQuery.queryKey })
      return Promise.all(CART_KEYS.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })))
    },
  })
  return async (change: CartChange): Promise<"guest" | "shopper"> => {
    if (await client.ensureQueryData(meQuery)) {
      await mutateAsync(change)
      return "shopper"
    }
    changeGuestCart(change)
    return "guest"
  }
}
