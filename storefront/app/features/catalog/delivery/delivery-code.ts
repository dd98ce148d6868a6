import { deviceStorage } from "../../../lib/device/device-storage.ts"
import { isPostalCode } from "../../../lib/format/postal-code.ts"
import { createListeners } from "../../../lib/listeners.ts"

const KEY = "delivery_postal_code"
const { notify, subscribe } = createListeners()

/** The postal code last used for a quote, stored on the device; a store for `useSyncExternalStore`. */
export const deliveryCode = {
  get() {
    const code = deviceStorage.getItem(KEY)
    return code !== null && isPostalCode(code) ? code : null
  },
  /** For rendering on the server, where the storage is not available. */
  getOnServer: () => null,
  set(code: string | null) {
    if (code === null) deviceStorage.removeItem(KEY)
    else deviceStorage.setItem(KEY, code)
    notify()
  },
  subscribe,
}
