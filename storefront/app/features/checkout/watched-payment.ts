const KEY = "open_payment"
const listeners = new Set<() => void>()
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
    // then a reload forgets; the order comes all the same
  }
}
const tell = () => {
  for (const listener of listeners) listener()
}

/**
 * The payment this tab last opened, so that whoever comes back after a reload is told what became of it.
 * A store for `useSyncExternalStore`: it gives the id while somebody should watch, and null while the provider's window has it.
 */
export const watchedPayment = {
  get: () => (inWindow ? null : stored()),
  getOnServer: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** The provider's window is about to open for it. */
  handOver(id: string) {
    inWindow = true
    store(id)
    tell()
  },
  /** The window is gone, or nobody listens to it any more. */
  takeBack() {
    if (!inWindow) return
    inWindow = false
    tell()
  },
  forget() {
    inWindow = false
    store(null)
    tell()
  },
}
