import { deviceStorage } from "../../device/device-storage.ts"
import { storedValue } from "../../device/stored-value.ts"

const CODE = /^[A-Za-z0-9-]{1,30}$/

/** Returns the offer code in the query of an address; null when it is missing or malformed. */
export const parseOfferCode = (search: string): string | null => {
  const code = new URLSearchParams(search).get("code")?.trim()
  return code && CODE.test(code) ? code.toUpperCase() : null
}

/** Storage key of a code that came by link, until a cart has it. */
const OFFER_CODE_KEY = "offer_code"

export const storedOfferCode = storedValue(OFFER_CODE_KEY, deviceStorage, (text) =>
  text && CODE.test(text) ? text : null,
)
