import { postalCodes } from "./postal-codes"

/** Stand-in for the public postal-code service. */
export const openSandbox = () => ({ mounts: { "postal-codes": postalCodes() }, close: () => {} })
