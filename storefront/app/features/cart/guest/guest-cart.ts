import { MAX_GUEST_LINES, MAX_PIECES } from "@haat/checkout/contract"
import { deviceStorage, type TextStore } from "../../../lib/device/device-storage.ts"
import { createListeners } from "../../../lib/listeners.ts"

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

const EMPTY: GuestLine[] = []

/**
 * The guest cart as a store for `useSyncExternalStore`. Every read is from the storage, so that two tabs never overwrite
 * each other's changes.
 */
export const createGuestCart = (storage: TextStore) => {
  const { notify, subscribe } = createListeners()
  let text: string | null = null
  let lines = EMPTY

  const getLines = () => {
    const now = storage.getItem(GUEST_CART_KEY)
    if (now !== text) {
      text = now
      lines = parseGuestCart(now)
    }
    return lines
  }
  const save = (next: GuestLine[]) => {
    if (next.length) storage.setItem(GUEST_CART_KEY, JSON.stringify(next))
    else storage.removeItem(GUEST_CART_KEY)
    notify()
  }

  return {
    getLines,
    /** For rendering on the server and for hydration, where the storage is not available. */
    getServerLines: () => null,
    subscribe(listener: () => void) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === GUEST_CART_KEY || event.key === null) listener()
      }
      const unsubscribe = subscribe(listener)
      window.addEventListener("storage", onStorage)
      return () => {
        unsubscribe()
        window.removeEventListener("storage", onStorage)
      }
    },
    /** Adds pieces to the product's line, or a new line with them. */
    add(productId: string, pieces = 1) {
      const now = getLines()
      const known = now.some((line) => line.productId === productId)
      save(
        known
          ? now.map((line) => (line.productId === productId ? { ...line, quantity: line.quantity + pieces } : line))
          : [...now, { productId, quantity: pieces }],
      )
    },
    /** Below 1 the line is removed. */
    setQuantity(productId: string, quantity: number) {
      const others = getLines().filter((line) => line.productId !== productId)
      if (quantity < 1) save(others)
      else save(getLines().map((line) => (line.productId === productId ? { productId, quantity } : line)))
    },
    clear: () => save([]),
    /** To be called after something else has cleared the storage. */
    notify,
  }
}

/** The guest cart of this browser. */
export const guestCart = createGuestCart(deviceStorage)
