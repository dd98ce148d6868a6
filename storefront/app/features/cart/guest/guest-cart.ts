import { MAX_GUEST_LINES, MAX_PIECES } from "@haat/checkout/contract"
import { deviceStorage, type TextStore } from "../../../lib/device/device-storage.ts"
import { storedValue, useStored } from "../../../lib/device/stored-value.ts"

/**
 * One line of a guest's cart, as it is stored on the device under `guest_cart`; without a variant it is of the default
 * one.
 */
export type GuestLine = { productId: string; variantId?: string; quantity: number }

/** Key of a line, the same as `lineKey` of the line that is shown. */
export const guestKey = ({ productId, variantId }: Pick<GuestLine, "productId" | "variantId">) => variantId ?? productId

const GUEST_CART_KEY = "guest_cart"
/**
 * Storage key of lines that are being merged. They keep their merge id for a retry, so that it is not applied twice.
 */
export const GUEST_MERGE_KEY = "guest_cart_merge"

const isId = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length <= 100

const isLine = (value: unknown): value is GuestLine => {
  const line = value as GuestLine | null
  return (
    !!line &&
    isId(line.productId) &&
    (line.variantId === undefined || isId(line.variantId)) &&
    Number.isInteger(line.quantity) &&
    line.quantity > 0
  )
}

/** Returns the number of pieces in all lines. */
export const countPieces = (lines: GuestLine[]) => lines.reduce((count, line) => count + line.quantity, 0)

/** Merges lines of the same variant and limits quantities and the number of lines. */
const joinLines = (lines: GuestLine[]): GuestLine[] => {
  const joined = new Map<string, GuestLine>()
  for (const { productId, variantId, quantity } of lines) {
    const key = guestKey({ productId, variantId })
    const pieces = Math.min(MAX_PIECES, (joined.get(key)?.quantity ?? 0) + quantity)
    joined.set(key, { productId, ...(variantId && { variantId }), quantity: pieces })
  }
  return [...joined.values()].slice(0, MAX_GUEST_LINES)
}

/** Parses what is stored; anything that is not a cart line is dropped, and lines of the same are merged. */
export const parseGuestCart = (text: string | null): GuestLine[] => {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? joinLines(stored.filter(isLine)) : []
  } catch {
    return []
  }
}

/** The guest cart, stored as JSON; nothing is stored of an empty one. */
export const createGuestCart = (storage: TextStore) => {
  const stored = storedValue(GUEST_CART_KEY, storage, parseGuestCart)
  const save = (lines: GuestLine[]) => stored.set(lines.length ? JSON.stringify(lines) : null)

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    /** Adds pieces to the line of the product, or of its variant, or a new line with them. */
    add: (productId: string, quantity = 1, variantId?: string) =>
      save(joinLines([...stored.get(), { productId, variantId, quantity }])),
    /** Below 1 the line is removed. */
    setQuantity(key: string, quantity: number) {
      const lines = stored.get().map((line) => (guestKey(line) === key ? { ...line, quantity } : line))
      save(lines.filter((line) => line.quantity > 0))
    },
    clear: () => save([]),
  }
}

/** The guest cart of this browser. */
export const guestCart = createGuestCart(deviceStorage)

/** The lines stored on the device; null on the server and during hydration. */
export const useStoredGuestLines = () => useStored(guestCart, null)

/** True while there are lines on the device to merge after sign-in. */
export const hasGuestCart = () => guestCart.get().length > 0 || deviceStorage.getItem(GUEST_MERGE_KEY) !== null
