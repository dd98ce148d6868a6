import type { Page } from "@playwright/test"
import { expect, test } from "./shop-test.ts"
import { logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

const STEP_MS = 100

/** How long a notice stands on the page by the page's own clock, its leaving included. */
async function timeOf(page: Page, text: string) {
  const isThere = () => page.evaluate((wanted) => document.body.textContent.includes(wanted), text)
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [0] })
  let time = 0
  for (; await isThere(); time += STEP_MS) await page.clock.runFor(STEP_MS)
  return time
}

test("notices are said for as long as the specification has it", async ({ page, market }) => {
  const comb = await market.product({ name: "Noticed comb", price: 60, quantity: 9 })
  const add = page.getByRole("button", { name: `Add to Cart: ${comb.name}` })
  const person = newPerson()
  await page.clock.install()

  await test.step("adding to the cart is said for 3000 ms to a guest and for 1500 ms to a shopper", async () => {
    await page.goto(`/product-info/${comb.id}`)
    await add.click()
    expect(await timeOf(page, "Added to your cart on this device")).toBeGreaterThan(2_700)

    await signUp(page, person)
    await page.goto(`/product-info/${comb.id}`)
    await add.click()
    const shown = await timeOf(page, "Added to cart")
    expect(shown).toBeGreaterThan(1_200)
    expect(shown).toBeLessThan(2_700)
  })

  await test.step("a successful login is said for 1500 ms", async () => {
    await saveAddress(page)
    await page.request.delete("/auth/session")
    await page.goto("/login")
    await logIn(page, person)
    const shown = await timeOf(page, "Login successful")
    expect(shown).toBeGreaterThan(1_200)
    expect(shown).toBeLessThan(2_700)
  })
})
