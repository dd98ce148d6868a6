import { tabStorage } from "../../lib/device/device-storage.ts"
import { storedValue } from "../../lib/device/stored-value.ts"

const stored = storedValue("open_payment", tabStorage, (id) => id)
let inWindow = false

/**
 * The payment this tab has opened, so that its status is shown after a reload as well: its id, and null while the
 * provider's window is open.
 */
export const watchedPayment = {
  get: () => (inWindow ? null : stored.get()),
  subscribe: stored.subscribe,
  /** To be called when the provider's window opens for this payment. */
  windowOpened(id: string) {
    inWindow = true
    stored.set(id)
  },
  /** To be called when the window is closed, or nothing waits for it any more. */
  windowClosed() {
    if (!inWindow) return
    inWindow = false
    stored.notify()
  },
  clear() {
    inWindow = false
    stored.set(null)
  },
}
