import { shiprocket } from "./shiprocket"
import { Webhooks } from "./webhooks"

type Options = {
  secret: string
  backendUrl?: string
  /** path that reports on parcels are posted to */
  webhookPath?: string
}

/** Stand-in for Shiprocket, with a state of its own in memory. */
export function openSandbox({ secret, backendUrl, webhookPath = "/hooks/parcels" }: Options) {
  const webhooks = new Webhooks(backendUrl && backendUrl + webhookPath, `${secret}-parcels`)
  const carrier = shiprocket({ secret, webhooks })
  return {
    mounts: { shiprocket: carrier.respond },
    close: () => {
      carrier.close()
      webhooks.close()
    },
  }
}
