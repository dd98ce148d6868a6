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

test("notices are said for as long as the specification has it", async ({ page, market }) => {
  const comb = await market.product({ name: "Noticed comb", price: 60, quantity: 9 })
  const add = page.getByRole("button", { name: `Add to Cart: ${comb.name}` })
  const person = newPerson()

  await test.step("adding to the cart is said for 3000 ms to a guest and for 1500 ms to a shopper", async () => {
    await page.goto(`/product-info/${comb.id}`)
    const asGuest = timeOf(page, "Added to your cart on this device")
    await add.click()
    expect(await asGuest).toBeGreaterThan(2_900)

    await signUp(page, person)
    await page.goto(`/product-info/${comb.id}`)
    const asShopper = timeOf(page, "Added to cart")
    await add.click()
    const shown = await asShopper
    expect(shown).toBeGreaterThan(1_400)
    expect(shown).toBeLessThan(2_900)
  })

  await test.step("a successful login is said for 1500 ms", async () => {
    await saveAddress(page)
    await page.request.delete("/auth/session")
    await page.goto("/login")
    const noticeTime = timeOf(page, "Login successful")
    await logIn(page, person)
    const shown = await noticeTime
    expect(shown).toBeGreaterThan(1_400)
    expect(shown).toBeLessThan(2_900)
  })
})
