import type { Settings } from "@haat/shop-settings/contract"
import { shop } from "@haat/testing"
import { drawnText } from "@haat/testing/read-pdf"
import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const NAME = "Haat Bazaar"

test("the name in Settings stands in the shop's tabs, pages and search data, and on the invoice", {
  tag: "@desktop",
}, async ({ page, market, browser, baseURL }) => {
  test.slow()
  const owner = await (await shop()).staff("owner")
  const call = async (name: string) => {
    const settings = (await owner.get("/back-office/settings")).body as Settings
    expect((await owner.put("/back-office/settings", { ...settings, name })).status).toBe(200)
  }
  const lamp = await market.product({ name: "Lamp of the bazaar", price: 90, quantity: 3 })
  const desk = await browser.newPage({ baseURL })
  await signInAsOwner(desk)
  try {
    await call(NAME)
    await expect(async () => {
      await page.goto("/login")
      expect(await page.title()).toMatch(new RegExp(`· ${NAME}$`))
    }).toPass()
    await expect(page.getByText(`New to ${NAME}?`)).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText(NAME)
    await page.goto("/signup")
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(NAME))
    await page.goto(`/product-info/${lamp.id}`)
    await expect(page).toHaveTitle(`Lamp of the bazaar · ₹90 · ${NAME}`)
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", NAME)
    await page.goto("/nowhere")
    await expect(page).toHaveTitle(new RegExp(`· ${NAME}$`))
    await page.goto("/")
    await expect(page).toHaveTitle(new RegExp(`^${NAME}:`))
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text).name)).toContain(NAME)
    const { id } = await placeOrder("Ekta")
    expect((await owner.post(`/back-office/orders/${id}/shipment`, {})).status).toBe(200)
    const invoice = await desk.request.get(`/back-office/orders/${id}/invoice`)
    expect(await drawnText(await invoice.body())).toContain(NAME)
  } finally {
    await call("Haat")
    await desk.close()
  }
})
