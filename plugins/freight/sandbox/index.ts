import { postalCodes } from "./postal-codes"
import { shiprocket } from "./shiprocket"
import { Webhooks } from "./webhooks"

type Options = { secret: string; backendUrl?: string }

/** Stand-ins for Shiprocket and for the public postal-code service, with a state of their own in memory. */
export function openSandbox({ secret, backendUrl }: Options) {
  const webhooks = new Webhooks(backendUrl && `${backendUrl}/hooks/parcels`, `${secret}-parcels`)
  const carrier = shiprocket({ secret, webhooks })
  return {
    mounts: { shiprocket: carrier.respond, "postal-codes": postalCodes() },
    close: () => {
      carrier.close()
      webhooks.close()
    },
  }
}
