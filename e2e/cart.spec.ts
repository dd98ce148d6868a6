import { putInCart } from "./checkout.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, lineQuantity, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

test("a guest fills and changes a cart", async ({ page, context, market }) => {
  test.setTimeout(120_000)
  await test.step("the guest cart lives on the device, is shared between tabs and survives corrupt content", async () => {
    const kettle = await market.product({ name: "Tab kettle", price: 700, quantity: 5 })
    await page.goto("/cart")
    await page.evaluate(() => localStorage.setItem("guest_cart", "{broken"))
    await page.goto("/cart")
    await expect(page.getByText("Your cart is empty")).toBeVisible()

    const other = await context.newPage()
    await addToCart(other, kettle)
    await expect(lineQuantity(page, kettle.name)).toHaveText("1")
    await other.getByRole("button", { name: /^Add to Cart/ }).click()
    await expect(lineQuantity(page, kettle.name)).toHaveText("2")
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem("guest_cart"))) ?? "")).toEqual([
      { productId: kettle.id, quantity: 2 },
    ])
  })

  await resetBrowser(page)
  await test.step("plus, minus and the bin change a line, and what is sold out stands apart", async () => {
    const ladle = await market.product({ name: "Stepper ladle", price: 120, quantity: 3 })
    const gone = await market.product({ name: "Sold-out sieve", price: 80, quantity: 0 })
    await page.goto("/cart")
    await page.evaluate(
      (lines) => localStorage.setItem("guest_cart", JSON.stringify(lines)),
      [ladle, gone].map(({ id }) => ({ productId: id, quantity: 1 })),
    )
    await page.goto("/cart")
    const soldOut = page.getByRole("region", { name: "Out of Stock Products" })
    await expect(soldOut).toContainText("Sold-out sieve")
    await expect(page.getByText("Total (1 item)")).toBeVisible()
    await expect(page.getByText(/(5\d|6\d|7\d|80)% off/)).toHaveCount(1)

    await page.getByRole("button", { name: "One more of Stepper ladle" }).click()
    await expect(page.getByTestId("cart-total")).toHaveText("₹240")
    await expect(page.getByRole("status").filter({ hasText: "Stepper ladle: 2" })).toBeAttached()
    await page.getByRole("button", { name: "One less of Stepper ladle" }).click()
    await page.getByRole("button", { name: "Remove Stepper ladle" }).click()
    await expect(lineQuantity(page, ladle.name)).toHaveCount(0)
    await soldOut.getByRole("button", { name: "Delete Sold-out sieve" }).click()
    await page.getByRole("link", { name: "Start shopping" }).click()
    await expect(page).toHaveURL(/\/explore$/)
  })
})

test("logging in merges the guest cart into the server cart exactly once", { tag: "@desktop" }, async ({
  page,
  market,
}) => {
  const bowl = await market.product({ name: "Merge bowl", price: 300, quantity: 9 })
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  await putInCart(page, bowl)
  await page.request.delete("/auth/session")
  await page.goto("/")
  await addToCart(page, bowl)
  await addToCart(page, bowl)

  // the response to the first merge is lost on the way, so the shopper's reload has to send it again
  let requests = 0
  await page.route("**/store/cart/merge", async (route) => {
    requests++
    if (requests > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto("/login?next=%2Fcart")
  await logIn(page, person)
  await expect(page).toHaveURL(/\/cart$/)
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("guest_cart_merge"))).toBeNull()
  expect(requests).toBeGreaterThan(1)
  await expect(lineQuantity(page, bowl.name)).toHaveText("3")
  await page.reload()
  await expect(lineQuantity(page, bowl.name)).toHaveText("3")
  expect(await page.evaluate(() => localStorage.getItem("guest_cart"))).toBeNull()
})

test("a shopper changes a cart, which follows what the server says", async ({ page, market }) => {
  test.setTimeout(150_000)
  await test.step("a change the server rejects is shown at once and rolled back with its reason", async () => {
    const rug = await market.product({ name: "Roll-back rug", price: 1000, quantity: 5 })
    await signUp(page, newPerson())
    await putInCart(page, rug)
    await page.goto("/cart")
    await expect(lineQuantity(page, rug.name)).toHaveText("1")

    const held: (() => void)[] = []
    const reject = async (status: number, message: string) =>
      page.route("**/store/cart/lines/**", async (route) => {
        await new Promise<void>((release) => held.push(release))
        await route.fulfill({ status, json: { type: "not_allowed", message } })
      })
    const release = async () => {
      await expect.poll(() => held.length).toBe(1)
      held.pop()?.()
    }

    await reject(409, "Only 1 left in stock")
    await page.getByRole("button", { name: "One more of Roll-back rug" }).click()
    await expect(lineQuantity(page, rug.name)).toHaveText("2")
    await expect(page.getByTestId("cart-total")).toHaveText("₹2,000")
    await release()
    await expect(page.getByText("Failed to add item: Only 1 left in stock")).toBeVisible()
    await expect(lineQuantity(page, rug.name)).toHaveText("1")

    await page.getByRole("button", { name: "Delete Roll-back rug" }).click()
    await expect(page.getByText("Your cart is empty")).toBeVisible()
    await release()
    await expect(page.getByText("Failed to delete item: Only 1 left in stock")).toBeVisible()
    await expect(page.getByTestId("cart-total")).toHaveText("₹1,000")

    await page.unroute("**/store/cart/lines/**")
    await reject(500, "Unknown error")
    await page.getByRole("button", { name: "Remove Roll-back rug" }).click()
    await release()
    await expect(page.getByText("Failed to remove item: An error occurred")).toBeVisible()
    await expect(lineQuantity(page, rug.name)).toHaveText("1")
  })

  await resetBrowser(page)
  await test.step("many quick changes reach the server in order", async () => {
    const spoon = await market.product({ name: "Quick spoon", price: 10, quantity: 20 })
    await signUp(page, newPerson())
    await putInCart(page, spoon)
    await page.goto("/cart")
    // faster than the page is drawn anew
    await page.getByRole("button", { name: "One more of Quick spoon" }).evaluate(async (button: HTMLElement) => {
      for (let i = 0; i < 6; i++) {
        button.click()
        for (let turn = 0; turn < 20; turn++) await null
      }
    })
    await expect(lineQuantity(page, spoon.name)).toHaveText("7")
    await page.getByRole("button", { name: "One less of Quick spoon" }).click()
    await expect(lineQuantity(page, spoon.name)).toHaveText("6")
    await expect.poll(async () => (await (await page.request.get("/store/cart")).json()).cart.lines[0].quantity).toBe(6)
  })

  await resetBrowser(page)
  await test.step("a product that sold out before the button was pressed is rejected in an 'Oops...' dialog", async () => {
    const vase = await market.product({ name: "Oops vase", price: 500, quantity: 1 })
    await signUp(page, newPerson())
    await addToCart(page, vase)
    const add = page.getByRole("button", { name: /^Add to Cart/ })
    await add.click()
    const dialog = page.getByRole("dialog", { name: "Oops..." })
    await expect(dialog).toBeVisible()
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  })
})
