import { AccountFile } from "./account-file"
import { api } from "./api"
import { type Keys, Shop } from "./shop"
import { testDoor } from "./test-door"
import { Webhooks } from "./webhooks"
import { windowDoor } from "./window-door"

type Options = { secret: string; backendUrl: string; folder?: string }

/** Razorpay for a shop without keys: orders, payments, refunds and webhooks, kept in `folder` if there is one, and a payment window of its own. */
export const openSandbox = ({ secret, backendUrl, folder }: Options) => {
  const keys: Keys = { id: "rzp_test_sandbox", secret, webhook: `${secret}-webhook` }
  const webhooks = new Webhooks(`${backendUrl}/hooks/payment/razorpay_razorpay`, keys.webhook)
  const shop = new Shop(keys, webhooks)
  const file = folder ? new AccountFile(folder, shop) : undefined
  const doors = { v1: api(shop), window: windowDoor(shop) }
  const otherwise = testDoor(shop)

  const razorpay = async (request: Request): Promise<Response> => {
    const [, first] = new URL(request.url).pathname.split("/")
    const answer = await (Object.hasOwn(doors, first) ? doors[first as keyof typeof doors] : otherwise)(request)
    file?.changed()
    return answer
  }
  const close = async () => {
    webhooks.close()
    file?.write()
  }
  return { mounts: { razorpay }, close }
}
