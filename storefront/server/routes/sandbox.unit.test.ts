import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

const requests: { url?: string; cookie?: string }[] = []
const sandbox = createServer((req, res) => {
  requests.push({ url: req.url, cookie: req.headers.cookie })
  res.end("played")
})
let SANDBOX_URL = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => sandbox.listen(0, "127.0.0.1", resolve))
  SANDBOX_URL = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`
})
afterAll(() => sandbox.close())

const open = (env: Record<string, string>) => smallShop((_req, res) => res.end("{}"), { env })

describe("the sandbox behind the shop", () => {
  it("serves its payment window, and receives no session cookie", async () => {
    await using shop = await open({ SANDBOX_URL })
    const visitors: Record<string, string>[] = [{}, { cookie: "connect.sid=secret" }]
    for (const headers of visitors)
      expect((await shop.get("/razorpay-sandbox/checkout.js?v=1", headers)).body).toBe("played")
    expect(requests.splice(0)).toEqual([
      { url: "/razorpay/window/checkout.js?v=1", cookie: undefined },
      { url: "/razorpay/window/checkout.js?v=1", cookie: undefined },
    ])
  })

  it("shows its mails only where the mailbox is open", async () => {
    await using open_ = await open({ SANDBOX_URL, SANDBOX_MAILBOX: "open" })
    expect((await open_.get("/sandbox/mail?to=a@b.in")).body).toBe("played")
    expect(requests.splice(0)).toMatchObject([{ url: "/mail?to=a@b.in" }])

    await using closed = await open({ SANDBOX_URL })
    await closed.get("/sandbox/mail")
    expect(requests).toEqual([])
  })

  it("exposes nothing else, and nothing at all without an address", async () => {
    await using shop = await open({ SANDBOX_URL, SANDBOX_MAILBOX: "open" })
    for (const path of [
      "/sandbox",
      "/sandbox/razorpay/state",
      "/sandbox/mailbox",
      "/razorpay-sandbox",
      "/razorpay/state",
    ])
      await shop.get(path)
    await using without = await open({})
    for (const path of ["/sandbox/mail", "/razorpay-sandbox/checkout.js"]) await without.get(path)
    expect(requests).toEqual([])
  })
})
