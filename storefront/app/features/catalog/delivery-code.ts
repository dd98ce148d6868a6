import { deviceStorage } from "../../lib/device-storage.ts"
import { isPostalCode } from "../../lib/postal-code.ts"

const KEY = "delivery_postal_code"
const listeners = new Set<() => void>()

/** The postal code a visitor last asked delivery for, kept on the device; a store for `useSyncExternalStore`. */
export const deliveryCode = {
  get() {
    const kept = deviceStorage.getItem(KEY)
    return kept !== null && isPostalCode(kept) ? kept : null
  },
  /** There the device is not known. */
  getOnServer: () => null,
  set(code: string | null) {
    if (code === null) deviceStorage.removeItem(KEY)
    else deviceStorage.setItem(KEY, code)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
