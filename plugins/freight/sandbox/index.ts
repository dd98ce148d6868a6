import { postalCodes } from "./postal-codes"
import { shiprocket } from "./shiprocket"

type Options = { secret: string }

/** Stand-ins for Shiprocket and for the public postal-code service, with a state of their own in memory. */
export const openSandbox = ({ secret }: Options) => ({
  mounts: { shiprocket: shiprocket({ secret }), "postal-codes": postalCodes() },
})
