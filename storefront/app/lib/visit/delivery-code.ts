import { deviceStorage } from "../device/device-storage.ts"
import { storedValue } from "../device/stored-value.ts"
import { isPostalCode } from "../format/postal-code.ts"

/** The postal code last used for a quote, stored on the device. */
export const deliveryCode = storedValue("delivery_postal_code", deviceStorage, (code) =>
  code !== null && isPostalCode(code) ? code : null,
)
