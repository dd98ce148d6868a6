import { type Shopper, shop } from "@haat/testing"
import { configureSandbox } from "@haat/testing/sandbox"
import { type Browser, test as base, type Page, type Request } from "@playwright/test"

type Product = { id: string; name: string; price: number; quantity: number }

/** Direct access to the shop for tests: goods on sale, and how many are left. */
type Market = {
  /** `weight` in kg */
  product: (wish: { name: string; price: number; quantity: number; weight?: number }) => Promise<Product>
  stock: (id: string) => Promise<number>
  /** another shopper on another device */
  stranger: () => Promise<Shopper>
  /** configures the sandbox that plays a vendor, such as "/shiprocket/misbehave", what to do */
  configureSandbox: (path: string, order: unknown, method?: "POST" | "DELETE") => Promise<void>
}

/**
 * Runs in each page: one of the shop counts as loaded when React answers in it, so that a test that has opened a page
 * may use all of it. What is typed earlier is kept (`typed-early.spec.ts`); a button that is pressed earlier does
 * nothing.
 */
const DELAY_LOAD_UNTIL_HYDRATED = () => {
  if (window !== window.top) return
  addEventListener("DOMContentLoaded", () => {
    if (!document.querySelector("script[type=module]:not([src])")) return
    const frame = document.body.appendChild(document.createElement("iframe"))
    frame.hidden = true
    // a document that is open holds back the load event of the page around it
    frame.contentDocument?.open()
    const end = () => {
      clearInterval(timer)
      frame.contentDocument?.close()
      frame.remove()
    }
    const isHydrated = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"))
    const timer = setInterval(() => isHydrated() && end(), 10)
    // code that could not be fetched never answers
    document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && end(), true)
  })
}

/**
 * Playwright's test, visiting the running shop. Fails when a page complains in the console; when it fails, it says
 * which requests were open.
 */
export const test = base.extend<
  { market: Market; isPhone: boolean; openRequests: undefined; quiet: undefined },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(DELAY_LOAD_UNTIL_HYDRATED)
        return context
      }
      await use(browser)
    },
    { scope: "worker" },
  ],
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
      configureSandbox: (path, order, method) => configureSandbox(haat, path, order, method),
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
      const addresses = context.pages().map((page) => page.url())
      testInfo.annotations.push({ type: "open pages", description: addresses.join(", ") || "none" })
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

/** Clears cookies and storage for the next step of a journey and opens an empty page of the shop. */
export async function resetBrowser(page: Page) {
  const context = page.context()
  await Promise.all([page.unrouteAll({ behavior: "ignoreErrors" }), context.unrouteAll({ behavior: "ignoreErrors" })])
  await context.setOffline(false)
  await page.goto("/robots.txt")
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}
