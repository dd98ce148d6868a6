import { readFileSync } from "node:fs"
import { shop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import type { Page } from "@playwright/test"
import { seriousInBothSchemes } from "./axe.ts"
import { payOrder, placeOrder, signInAsOwner } from "./owner.ts"
import { writeReviews } from "./reviewer.ts"
import { expect, test } from "./shop-test.ts"

/** The router's own table: a screen that is added there is looked at here. */
const SCREENS = [
  ...readFileSync(new URL("../admin/src/screens.ts", import.meta.url), "utf8").matchAll(/ screen\("([^"]+)"/g),
].map(([, path]) => path)

/** Something on every screen, and what stands for `:id` where a screen is about one thing. */
const furnish = async () => {
  const haat = await shop()
  const admin = await haat.admin()
  const order = await placeOrder("Tara")
  await payOrder("Usha")
  const refunded = await payOrder("Vera")
  expect((await admin.post(`/back-office/orders/${refunded.id}/cancellation`, {})).status).toBe(200)
  const product = await haat.product({ name: "Looked at by everybody" })
  await writeReviews(product, [4])
  const report = { product_id: product.id, message: "It came without its lid" }
  expect((await haat.guest().post("/store/problem-reports", report)).status).toBe(201)
  const email = `tara${Date.now()}@example.com`
  const complaint = { name: "Tara", email, message: "Nobody writes back" }
  expect((await haat.guest().post("/store/complaints", complaint)).status).toBe(201)
  expect((await haat.guest().post("/store/newsletter", { email })).status).toBe(201)
  expect((await haat.guest().get("/api/product/getCategories")).status).toBe(200)
  const list = (resource: string, filter: object) =>
    admin.get(`/back-office/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const { customer_id } = (await admin.get(`/back-office/orders/${order.id}`)).body
  const [subscriber] = (await list("subscribers", { q: email })).body
  await expect
    .poll(async () => (await list("legacy-calls", { q: "getCategories" })).body.length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const doomed = await haat.product({ name: "Gone when looked at" })
  const ids: Record<string, string> = {
    "/orders/:id/slip": order.id,
    "/update-product/:id": product.id,
    "/update-product/:id/variants": product.id,
    "/delete-product/:id": doomed.id,
    "/customers/:id": customer_id,
    "/offers/:id": (await makeOffer(admin)).id,
    "/subscribers/:id": subscriber.id,
  }
  return (path: string) => {
    if (path.includes(":")) expect(ids, `an id for ${path}`).toHaveProperty([path])
    return `/admin${path.replace(":id", encodeURIComponent(ids[path]))}`
  }
}

/** A screen is ready when nothing of it is still on its way. */
const visit = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole("main").or(page.getByRole("alertdialog"))).not.toHaveCount(0)
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0)
  await expect(page.locator(".MuiSkeleton-root")).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 20_000 })
}

test("the table of screens is read", () => {
  expect(SCREENS.length).toBeGreaterThan(18)
  expect(SCREENS).toEqual(expect.arrayContaining(["/panel", "/payments", "/legacy-calls", "/subscribers/:id"]))
})

/** The screens in two parts, which two workers look at. */
for (const part of [0, 1])
  test(`axe finds nothing serious on any screen of the router, light and dark, part ${part}`, async ({ page }) => {
    test.setTimeout(300_000)
    const addressOf = await furnish()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await signInAsOwner(page)
    const addresses = [
      ...SCREENS.map(addressOf),
      "/admin/nowhere",
      "/admin/orders/order_x/slip",
      "/admin/customers/cus_x",
    ]
    for (const address of addresses.filter((_, at) => at % 2 === part)) {
      await visit(page, address)
      expect(await seriousInBothSchemes(page), address).toEqual([])
    }
  })
