import { AccountFile } from "./account-file"
import { api } from "./api"
import { type Keys, Shop } from "./shop"
import { testRoutes } from "./test-routes"
import { Webhooks } from "./webhooks"
import { windowRoutes } from "./window-routes"

type Options = { secret: string; backendUrl: string; folder?: string }

/**
 * Razorpay for a shop without keys: orders, payments, refunds and webhooks, kept in `folder` if there is one, and a
 * payment window of its own.
 */
export const openSandbox = ({ secret, backendUrl, folder }: Options) => {
  const keys: Keys = { id: "rzp_test_sandbox", secret, webhook: `${secret}-webhook` }
  const webhooks = new Webhooks(`${backendUrl}/hooks/payment/razorpay_razorpay`, keys.webhook)
  const shop = new Shop(keys, webhooks)
  const file = folder ? new AccountFile(folder, shop) : undefined
  const routes = { v1: api(shop), window: windowRoutes(shop) }
  const otherwise = testRoutes(shop)

  const razorpay = async (request: Request): Promise<Response> => {
    const [, first] = new URL(request.url).pathname.split("/")
    const response = await (Object.hasOwn(routes, first) ? routes[first as keyof typeof routes] : otherwise)(request)
    file?.changed()
    return response
  }
  const close = async () => {
    webhooks.close()
    file?.write()
  }
  return { mounts: { razorpay }, keys, close }
}
