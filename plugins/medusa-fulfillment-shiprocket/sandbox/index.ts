import { shiprocket } from "./shiprocket"
import { EMAIL } from "./sign-in"
import { Webhooks } from "./webhooks"

type Options = {
  secret: string
  backendUrl?: string
  /** path that reports on parcels are posted to */
  webhookPath?: string
}

/** Stand-in for Shiprocket, with a state of its own in memory. */
export function openSandbox({ secret, backendUrl, webhookPath = "/hooks/parcels" }: Options) {
  const user = { email: EMAIL, password: secret, webhookToken: `${secret}-parcels` }
  const webhooks = new Webhooks(backendUrl && backendUrl + webhookPath, user.webhookToken)
  const carrier = shiprocket({ secret, webhooks })
  return {
    mounts: { shiprocket: carrier.respond },
    user,
    close: () => {
      carrier.close()
      webhooks.close()
    },
  }
}
