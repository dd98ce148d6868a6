import { MAX_GUEST_LINES, MAX_PIECES } from "@haat/checkout/contract"
import { deviceStorage, type TextStore } from "../../../lib/device/device-storage.ts"
import { storedValue } from "../../../lib/device/stored-value.ts"

/** One line of a guest's cart, as it is stored on the device under `guest_cart`; without a variant it is of the default one. */
export type GuestLine = { productId: string; variantId?: string; quantity: number }

/** What tells a line from the others, as `lineKey` of the line that is shown. */
export const guestKey = ({ productId, variantId }: Pick<GuestLine, "productId" | "variantId">) => variantId ?? productId

const GUEST_CART_KEY = "guest_cart"

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

/** The number of pieces in all lines. */
export const piecesOf = (lines: GuestLine[]) => lines.reduce((count, line) => count + line.quantity, 0)

/** Parses what is stored; anything that is not a cart line is dropped, and lines of the same are merged. */
export const parseGuestCart = (text: string | null): GuestLine[] => {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? "[]")
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const lines = new Map<string, GuestLine>()
  for (const { productId, variantId, quantity } of stored.filter(isLine)) {
    const key = guestKey({ productId, variantId })
    const pieces = Math.min(MAX_PIECES, (lines.get(key)?.quantity ?? 0) + quantity)
    lines.set(key, { productId, ...(variantId && { variantId }), quantity: pieces })
  }
  return [...lines.values()].slice(0, MAX_GUEST_LINES)
}

/** The guest cart, stored as JSON; nothing is stored of an empty one. */
export const createGuestCart = (storage: TextStore) => {
  const stored = storedValue(GUEST_CART_KEY, storage, parseGuestCart)
  const save = (lines: GuestLine[]) => stored.set(lines.length ? JSON.stringify(lines) : null)

  return {
    get: stored.get,
    subscribe: stored.subscribe,
    /** Adds pieces to the line of the product, or of its variant, or a new line with them. */
    add(productId: string, pieces = 1, variantId?: string) {
      const now = stored.get()
      const key = guestKey({ productId, variantId })
      const known = now.some((line) => guestKey(line) === key)
      save(
        known
          ? now.map((line) => (guestKey(line) === key ? { ...line, quantity: line.quantity + pieces } : line))
          : [...now, { productId, ...(variantId && { variantId }), quantity: pieces }],
      )
    },
    /** Below 1 the line is removed. */
    setQuantity(key: string, quantity: number) {
      const others = stored.get().filter((line) => guestKey(line) !== key)
      if (quantity < 1) save(others)
      else save(stored.get().map((line) => (guestKey(line) === key ? { ...line, quantity } : line)))
    },
    clear: () => save([]),
  }
}

/** The guest cart of this browser. */
export const guestCart = createGuestCart(deviceStorage)
