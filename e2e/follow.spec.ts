import { shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { localizedPath } from "../storefront/app/lib/language/addresses.ts"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expect, test } from "./shop-test.ts"
import { logIn } from "./shopper.ts"
import { expectNoOverflow } from "./widths.ts"

/** An order that is out for delivery, and the path of the link in its mail. */
async function onItsWay(configureSandbox: (path: string, order: unknown) => Promise<void>) {
  const haat = await shop()
  const owner = await haat.admin()
  const placed = await placeOrder(haat)
  expect((await owner.post(`/back-office/orders/${placed.order.id}/shipment`, {})).status).toBe(200)
  const { text } = await mailbox(haat).mail(placed.shopper.person.email, "is on its way")
  const awb = /\b1904\d{10}\b/.exec(text)?.[0] as string
  for (let step = 0; step < 4; step++) await configureSandbox("/shiprocket/move", { awb })
  await expect
    .poll(
      async () => (await placed.shopper.get(`/store/my-orders/${placed.order.id}`)).body.order.parcels[0].steps.length,
    )
    .toBe(5)
  return { ...placed, awb, owner, path: /\/follow\/\S+/.exec(text)?.[0] as string }
}

test("a parcel is tracked by the mailed link and in Orders until the links are withdrawn", async ({ page, market }) => {
  test.setTimeout(120_000)
  const { path, awb, order, shopper, owner } = await onItsWay(market.configureSandbox)
  for (const { language, words } of [
    { language: "en" as const, words: ["Out for delivery", "Should arrive on", "What the courier says"] },
    { language: "hi" as const, words: ["पहुँचाने के लिए निकला", "तक पहुँचना चाहिए", "कूरियर क्या कहता है"] },
  ])
    await test.step(`the mailed link shows the parcel's progress and no address, language ${language}`, async () => {
      const response = await page.goto(localizedPath(language, path))
      expect(response?.status()).toBe(200)
      expect(await response?.headerValue("cache-control")).toContain("no-store")
      await expect(page.getByRole("heading", { level: 1 })).toContainText(String(order.display_id))
      const [phase, day, steps] = words
      await expect(page.getByText(phase as string).first()).toBeVisible()
      await expect(page.getByText(day as string)).toBeVisible()
      await expect(page.getByRole("list", { name: steps }).getByRole("listitem")).toHaveCount(5)
      await expect(page.getByText(awb)).toBeVisible()
      const source = await page.content()
      for (const secret of ["Fergusson", "411004", "9876543210", "Esha", "₹250"]) expect(source).not.toContain(secret)
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/)
      await expectNoOverflow(page)
      expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    })

  await test.step("the address of an order opens it in the list for whoever it belongs to", async () => {
    await page.goto(`/orders/${order.id}`)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/orders/${order.id}`)}`)
    await logIn(page, { username: shopper.person.username, password: "Secret@123" })
    await expect(page).toHaveURL(/\/orders\?opened=order_/)
    const steps = page.getByRole("list", { name: "What the courier says" })
    await expect(steps.getByRole("listitem")).toHaveCount(5)
    await expect(steps).toBeVisible()

    await page.getByRole("button", { name: "Withdraw the links" }).click()
    await expect(page.getByText("The links sent so far cannot be used any more.")).toBeVisible()
    expect((await page.request.get(path)).status()).toBe(410)
    expect((await page.request.get("/orders/order_of_somebody_else")).status()).toBe(404)
  })
  await page.context().clearCookies()

  await test.step("a link that is forged or was withdrawn says so on a page, and leads to the orders", async () => {
    const forged = await page.goto(`${path.slice(0, -3)}abc`)
    expect(forged?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible()
    await expect(page.getByText("Please open it again from the mail")).toBeVisible()

    expect((await owner.post(`/back-office/orders/${order.id}/withdrawn-links`, {})).status).toBe(200)
    const withdrawn = await page.goto(path)
    expect(withdrawn?.status()).toBe(410)
    await expect(page.getByText("This link was withdrawn. Please log in to see the order")).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await page.getByRole("main").getByRole("link", { name: "Your orders" }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Forders/)
  })
})
