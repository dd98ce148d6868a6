import type { Page } from "@playwright/test"
import { expect, test } from "./shop-test.ts"
import { logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

/** How long a notice stood on the page, in milliseconds by the page's own clock, its leaving included. */
const timeOf = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const isThere = () => document.body.textContent.includes(wanted)
        let since: number | undefined
        const look = () => {
          if (since === undefined && isThere()) since = performance.now()
          if (since !== undefined && !isThere()) resolve(performance.now() - since)
          else requestAnimationFrame(look)
        }
        look()
      }),
    text,
  )

test("adding to the cart is said for 3000 ms to a guest and for 1500 ms to a shopper", async ({ page, market }) => {
  const comb = await market.product({ name: "Noticed comb", price: 60, quantity: 9 })
  const add = page.getByRole("button", { name: `Add to Cart: ${comb.name}` })
  await page.goto(`/product-info/${comb.id}`)
  const asGuest = timeOf(page, "Added to your cart on this device")
  await add.click()
  expect(await asGuest).toBeGreaterThan(2_900)

  await signUp(page, newPerson())
  await page.goto(`/product-info/${comb.id}`)
  const asShopper = timeOf(page, "Added to cart")
  await add.click()
  const shown = await asShopper
  expect(shown).toBeGreaterThan(1_400)
  expect(shown).toBeLessThan(2_900)
})

test("a successful login is said for 1500 ms", { tag: "@desktop" }, async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  await page.request.delete("/auth/session")
  await page.goto("/login")
  const noticeTime = timeOf(page, "Login successful")
  await logIn(page, person)
  const shown = await noticeTime
  expect(shown).toBeGreaterThan(1_400)
  expect(shown).toBeLessThan(2_900)
})
