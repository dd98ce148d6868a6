import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, lineQuantity, newPerson, signUp } from "./shopper.ts"

const OFFLINE = "You are offline. Your cart on this device still works."
const SILENT = "The shop cannot be reached just now."
const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text })

/** Nothing that asks the shop gets a response any more, until this is called off. */
const SHOP = /\/(store|auth|ready)(\/|$|\?)/
const silence = (page: Page) => page.route(SHOP, (route) => route.abort())
const chooseLanguage = (page: Page) => page.unroute(SHOP)

test("says that one is offline for as long as it lasts, and the guest's cart still works", async ({
  page,
  context,
  market,
}) => {
  const rope = await market.product({ name: "Offline rope", price: 150, quantity: 9 })
  const twine = await market.product({ name: "Offline twine", price: 50, quantity: 9 })
  await addToCart(page, rope)
  await page.goto(`/product-info/${twine.id}`)
  const add = page.getByRole("button", { name: "Add to Cart: Offline twine" })
  await expect(add).toBeVisible()
  await expect(page.locator('link[rel=modulepreload][href*="/cart-"]')).not.toHaveCount(0)

  await context.setOffline(true)
  await expect(notice(page, OFFLINE)).toBeVisible()
  await add.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("guest_cart"))).toContain(twine.id)
  await context.setOffline(false)
  await expect(notice(page, OFFLINE)).toHaveCount(0)

  await page.goto("/cart")
  await expect(page.getByTestId("cart-total")).toHaveText("₹200")
  await context.setOffline(true)
  await page.getByRole("button", { name: "One more of Offline rope" }).click()
  await expect(lineQuantity(page, rope.name)).toHaveText("2")
  await page.getByRole("button", { name: "Delete Offline twine" }).click()
  await expect(page.getByTestId("cart-total")).toHaveText("₹300")
  expect(await findSeriousViolations(page)).toEqual([])
  await context.setOffline(false)
})

test("what was typed survives a silent shop and a reload", async ({ page }) => {
  test.setTimeout(180_000)
  await test.step("says that the shop cannot be reached, keeps what was typed, and the notice goes when it answers", async () => {
    await page.goto("/contact")
    await page.getByLabel("Name").fill("Asha")
    await page.getByLabel("Email").fill("asha@example.com")
    await page.getByLabel("Subject").fill("My order")
    await page.getByRole("textbox", { name: "Message" }).fill("Where is my parcel?")
    await silence(page)
    await page.getByRole("button", { name: "Send Message" }).click()
    await expect(page.getByText("Oops! Something went wrong.")).toBeVisible()
    await expect(notice(page, SILENT)).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Where is my parcel?")
    await chooseLanguage(page)
    await expect(notice(page, SILENT)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Where is my parcel?")
    await page.getByRole("button", { name: "Send Message" }).click()
    await expect(page.getByText("Message sent successfully!")).toBeVisible()
    await page.reload()
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("")
  })

  await resetBrowser(page)
  await test.step("a sign-up that was typed is there again after a reload, without its password", async () => {
    await page.goto("/signup")
    await page.getByLabel("First name").fill("Asha")
    await page.getByLabel("Username").fill("asha")
    await page.getByLabel("Password", { exact: true }).fill("Secret@123")
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("draft:sign-up:guest"))).toContain("asha")
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Secret@123")
    await page.reload()
    await expect(page.getByLabel("Username")).toHaveValue("asha")
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
  })

  await resetBrowser(page)
  await test.step("an address that was typed is there again after a reload", async () => {
    await signUp(page, newPerson())
    await page.goto("/updateAddress")
    await page.getByLabel("Address Line 1").fill("14 Marine Drive")
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Marine")
    await page.reload()
    await expect(page.getByLabel("Address Line 1")).toHaveValue("14 Marine Drive")
  })

  await resetBrowser(page)
  await test.step("what could not be loaded while the shop was silent is loaded when it answers", async () => {
    await signUp(page, newPerson())
    await page.route("**/store/saved-items", (route) => route.abort())
    await page.route("**/ready", (route) => route.abort())
    // the server would send the saved items with the page
    await page.goto("/explore")
    await page.getByRole("link", { name: "Cart", exact: true }).first().click()
    await expect(page.getByText("Something went wrong...")).toBeVisible()
    await expect(notice(page, SILENT)).toBeVisible()
    await page.unroute("**/store/saved-items")
    await page.unroute("**/ready")
    await expect(page.getByText("No items saved for later.")).toBeVisible()
  })
})
