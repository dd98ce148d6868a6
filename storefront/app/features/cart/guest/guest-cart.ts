import { MAX_GUEST_LINES, MAX_PIECES } from "@haat/checkout/contract"
import { deviceStorage, type TextStore } from "../../../lib/device/device-storage.ts"
import { storedValue } from "../../../lib/device/stored-value.ts"

/** One line of a guest's cart, as it is stored on the device under `guest_cart`. */
export type GuestLine = { productId: string; quantity: number }

const GUEST_CART_KEY = "guest_cart"

const isLine = (value: unknown): value is GuestLine => {
  const line = value as GuestLine | null
  return (
    typeof line?.productId === "string" &&
    line.productId.length > 0 &&
    line.productId.length <= 100 &&
    Number.isInteger(line.quantity) &&
    line.quantity > 0
  )
}

/** The number of pieces in all lines. */
export const piecesOf = (lines: GuestLine[]) => lines.reduce((count, line) => count + line.quantity, 0)

/** Parses what is stored; anything that is not a cart line is dropped, and lines of the same product are merged. */
export const parseGuestCart = (text: string | null): GuestLine[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? "[]")
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of stored.filter(isLine))
    pieces.set(productId, Math.min(MAX_PIECES, (pieces.get(productId) ?? 0) + quantity))
  return [...pieces].slice(0, MAX_GUEST_LINES).map(([productId, quantity]) => ({ productId, quantity }))
}

/** The guest cart, stored as JSON; nothing is stored of an empty one. */
export const createGuestCart = (storage: TextStore) => {
  const stored = storedValue(GUEST_CART_KEY, storage, parseGuestCart)
  const save = (lines: GuestLine[]) => stored.set(lines.length ? JSON.stringify(lines) : null)

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    /** Adds pieces to the product's line, or a new line with them. */
    add(productId: string, pieces = 1) {
      const now = stored.get()
      const known = now.some((line) => line.productId === productId)
      save(
        known
          ? now.map((line) => (line.productId === productId ? { ...line, quantity: line.quantity + pieces } : line))
          : [...now, { productId, quantity: pieces }],
      )
    },
    /** Below 1 the line is removed. */
    setQuantity(productId: string, quantity: number) {
      const others = stored.get().filter((line) => line.productId !== productId)
      if (quantity < 1) save(others)
      else save(stored.get().map((line) => (line.productId === productId ? { productId, quantity } : line)))
    },
    clear: () => save([]),
  }
}

/** The guest cart of this browser. */
export const guestCart = createGuestCart(deviceStorage)
