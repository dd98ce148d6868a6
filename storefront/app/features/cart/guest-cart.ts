import { deviceStorage, type TextStore } from "../../lib/device-storage.ts"

/** One entry of the cart a guest keeps on the device, in the words stored under `guest_cart`. */
export type GuestLine = { productId: string; quantity: number }

export const GUEST_CART_KEY = "guest_cart"

/** As many lines as one merge may carry, and as many pieces as one line may hold. */
const MOST_LINES = 100
const MOST_PIECES = 1_000

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

/** Reads what is stored; anything that is not a cart line is dropped, and lines of the same product become one. */
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
    pieces.set(productId, Math.min(MOST_PIECES, (pieces.get(productId) ?? 0) + quantity))
  return [...pieces].slice(0, MOST_LINES).map(([productId, quantity]) => ({ productId, quantity }))
}

const EMPTY: GuestLine[] = []

/**
 * The guest cart as a store for `useSyncExternalStore`. The storage is asked on every read, so that two tabs never
 * overwrite each other's changes.
 */
export const createGuestCart = (storage: TextStore) => {
  const listeners = new Set<() => void>()
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
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const save = (next: GuestLine[]) => {
    if (next.length) storage.setItem(GUEST_CART_KEY, JSON.stringify(next))
    else storage.removeItem(GUEST_CART_KEY)
    notify()
  }

  return {
    getLines,
    /** What the server renders and hydration starts from: there the device is not known. */
    getServerLines: () => null,
    subscribe(listener: () => void) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === GUEST_CART_KEY || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener("storage", onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener("storage", onStorage)
      }
    },
    /** An existing product is raised by 1, a new one starts at 1. */
    add(productId: string) {
      const now = getLines()
      const known = now.some((line) => line.productId === productId)
      save(
        known
          ? now.map((line) => (line.productId === productId ? { ...line, quantity: line.quantity + 1 } : line))
          : [...now, { productId, quantity: 1 }],
      )
    },
    /** Below 1 the line is removed. */
    setQuantity(productId: string, quantity: number) {
      const others = getLines().filter((line) => line.productId !== productId)
      if (quantity < 1) save(others)
      else save(getLines().map((line) => (line.productId === productId ? { productId, quantity } : line)))
    },
    clear: () => save([]),
    /** Call after something else has emptied the storage. */
    notify,
  }
}

export const guestCart = createGuestCart(deviceStorage)
