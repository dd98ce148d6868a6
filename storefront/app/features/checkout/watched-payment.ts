import { createListeners } from "../../lib/listeners.ts"

const KEY = "open_payment"
const { notify, subscribe } = createListeners()
let inWindow = false

const stored = () => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
const store = (id: string | null) => {
  try {
    if (id === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch {
    // without storage a reload forgets it; the order is placed all the same
  }
}

/**
 * The payment this tab has opened, so that its status is shown after a reload as well. A store for `useSyncExternalStore`:
 * the id of the payment, and null while the provider's window is open.
 */
export const watchedPayment = {
  get: () => (inWindow ? null : stored()),
  getOnServer: () => null,
  subscribe,
  /** To be called when the provider's window opens for this payment. */
  windowOpened(id: string) {
    inWindow = true
    store(id)
    notify()
  },
  /** To be called when the window is closed, or nothing waits for it any more. */
  windowClosed() {
    if (!inWindow) return
    inWindow = false
    notify()
  },
  forget() {
    inWindow = false
    store(null)
    notify()
  },
}
