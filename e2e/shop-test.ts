import { type Shopper, shop } from "@haat/testing"
import { test as base, type Request } from "@playwright/test"

type Product = { id: string; name: string; price: number; quantity: number }

/** Direct access to the shop for tests: goods on sale, and how many are left. */
type Market = {
  /** `weight` in kg */
  product: (wish: { name: string; price: number; quantity: number; weight?: number }) => Promise<Product>
  stock: (id: string) => Promise<number>
  /** somebody else, on another device */
  stranger: () => Promise<Shopper>
  /** configures the sandbox that plays a vendor, such as "/shiprocket/misbehave", what to do */
  configureSandbox: (path: string, order: unknown, method?: "POST" | "DELETE") => Promise<void>
}

/** Playwright's test, visiting the running shop. Fails when a page complains in the console; when it fails, it says which requests were open. */
export const test = base.extend<{ market: Market; isPhone: boolean; openRequests: undefined; quiet: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use((await shop()).webUrl),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 1280) < 1024),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  market: async ({}, use) => {
    const haat = await shop()
    await use({
      product: (wish) => haat.product(wish),
      stock: async (id) => {
        const { body } = await haat.guest().get(`/store/catalog/products/${id}`)
        return (body as { product: Product }).product.quantity
      },
      stranger: () => haat.shopper(),
      configureSandbox: async (path, order, method = "POST") => {
        const response = await fetch(haat.sandboxUrl + path, {
          method,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(order),
        })
        base.expect(response.status, await response.text()).toBe(200)
      },
    })
  },
  openRequests: [
    async ({ context }, use, testInfo) => {
      const open = new Map<Request, number>()
      const ended = (request: Request) => open.delete(request)
      context.on("request", (request) => open.set(request, Date.now()))
      context.on("requestfinished", ended)
      context.on("requestfailed", ended)
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const description = [...open]
        .map(([request, since]) => `${request.method()} ${request.url()} for ${Date.now() - since} ms`)
        .join(", ")
      testInfo.annotations.push({ type: "open requests", description: description || "none" })
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on("pageerror", (error) => complaints.push(error.message))
      page.on("console", (message) => {
        // a rejected call is announced by the browser itself; the tests look at what the page made of it
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          complaints.push(message.text())
      })
      await use(undefined)
      base.expect(complaints, "complaints in the console").toEqual([])
    },
    { auto: true },
  ],
})

export const expect = base.expect
