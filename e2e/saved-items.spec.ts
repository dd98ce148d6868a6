import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { putInCart } from "./checkout.ts"
import { holdResponses } from "./hold-responses.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, lineQuantity, newPerson, signUp } from "./shopper.ts"

// colours in transition would fail the contrast rule
test.use({ contextOptions: { reducedMotion: "reduce" } })

const saved = (page: Page) => page.getByRole("region", { name: "Save For Later" })
const save = (page: Page, name: string) => page.getByRole("button", { name: `Save for Later: ${name}` }).click()

/** Opens the cart from another page of the shop. */
const openCart = async (page: Page) => {
  await page.goto("/explore")
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click()
}

test("lines are saved for later, moved back and deleted", async ({ page, market }) => {
  test.setTimeout(150_000)
  await test.step("a line is saved for later with all its pieces, and moved back to the cart", async () => {
    const drum = await market.product({ name: "Saved drum", price: 400, quantity: 9 })
    await signUp(page, newPerson())
    await putInCart(page, drum, 3)
    await page.goto("/cart")
    await expect(saved(page)).toContainText("No items saved for later.")
    const stored = page.waitForResponse((response) => response.request().method() === "POST")
    await save(page, drum.name)
    await expect(page.getByText("Your cart is empty")).toBeVisible()
    const item = saved(page).getByRole("listitem")
    await expect(item).toContainText("3 pieces")
    await expect(item.locator("s")).toContainText("₹500")
    // shown before it is stored, and a reload cancels what is not yet sent
    await stored
    await page.reload()
    await expect(item).toContainText("Saved drum")
    const moved = page.waitForResponse((response) => response.request().method() === "POST")
    await item.getByRole("button", { name: "Move to Cart: Saved drum" }).click()
    await expect(lineQuantity(page, drum.name)).toHaveText("3")
    await expect(saved(page)).toContainText("No items saved for later.")
    await moved
    await page.reload()
    await expect(lineQuantity(page, drum.name)).toHaveText("3")
  })

  await test.step("a saved item can be deleted, and one that is sold out cannot be moved", async () => {
    const flute = await market.product({ name: "Saved flute", price: 200, quantity: 1 })
    await putInCart(page, flute)
    await page.goto("/cart")
    await save(page, flute.name)
    await expect(saved(page).getByRole("listitem")).toHaveCount(1)
    const owner = await (await shop()).admin()
    expect((await editProduct(owner, flute.id, { quantity: 0 })).status).toBe(200)

    await page.reload()
    await expect(saved(page).getByRole("listitem")).toContainText("Out of Stock")
    await expect(saved(page).getByRole("button", { name: /^Move to Cart/ })).toHaveCount(0)
    await saved(page).getByRole("button", { name: "Delete Saved flute" }).click()
    await expect(saved(page)).toContainText("No items saved for later.")
    await page.reload()
    await expect(saved(page)).toContainText("No items saved for later.")
  })

  await resetBrowser(page)
  await test.step("a guest is asked to log in before saving for later, and has no list", async () => {
    const veena = await market.product({ name: "Guest veena", price: 900, quantity: 4 })
    await addToCart(page, veena)
    await page.goto("/cart")
    await save(page, veena.name)
    const dialog = page.getByRole("dialog", { name: "Login Required" })
    await expect(dialog.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login?next=%2Fcart")
    await expect(page.getByText("No items saved for later.")).toHaveCount(0)
  })
})

test("what is read of saved items meets what is changed meanwhile", async ({ page, market }) => {
  test.setTimeout(150_000)
  await test.step("an item that was moved while the page was being read is shown where it went", async () => {
    const drum = await market.product({ name: "Moving drum", price: 400, quantity: 9 })
    await signUp(page, newPerson())
    await putInCart(page, drum, 3)
    expect((await page.request.post("/store/saved-items", { data: { product_id: drum.id } })).status()).toBe(200)
    // coming from another page, the browser reads the cart, and what is saved a moment later
    await page.route("**/store/saved-items", async (route) => {
      await page.request.post(`/store/saved-items/${drum.id}/move-to-cart`)
      await route.continue()
    })
    await openCart(page)
    await expect(saved(page)).toContainText("No items saved for later.")
    await expect(lineQuantity(page, drum.name)).toHaveText("3")
  })

  await resetBrowser(page)
  await test.step("what is saved appears though the cart was changed before it came", async () => {
    const [drum, bell] = await Promise.all(
      ["Early drum", "Late bell"].map((name) => market.product({ name, price: 400, quantity: 9 })),
    )
    await signUp(page, newPerson())
    await putInCart(page, bell, 1)
    expect((await page.request.post("/store/saved-items", { data: { product_id: bell.id } })).status()).toBe(200)
    await putInCart(page, drum, 2)
    const letGo = await holdResponses(page, "**/store/saved-items")
    await openCart(page)
    const changed = page.waitForResponse((response) => response.url().includes(`/store/cart/lines/${drum.id}`))
    await page.getByRole("button", { name: `One more of ${drum.name}` }).click()
    await changed
    letGo()
    await expect(saved(page).getByRole("listitem")).toContainText("Late bell")
    await expect(lineQuantity(page, drum.name)).toHaveText("3")
  })

  await resetBrowser(page)
  await test.step("a late read of saved items does not empty the cart that was merged meanwhile", async () => {
    const sarod = await market.product({ name: "Merged sarod", price: 700, quantity: 4 })
    await addToCart(page, sarod)
    await signUp(page, newPerson())
    const [read, merged] = [gate(), gate()]
    await page.route("**/store/saved-items", async (route) => {
      const response = await route.fetch()
      read.open()
      await merged.opened
      // the request may have been aborted
      await route.fulfill({ response }).catch(() => {})
    })
    await page.route("**/store/cart/merge", async (route) => {
      await read.opened
      await route.fulfill({ response: await route.fetch() })
      merged.open()
    })
    await openCart(page)
    await expect(saved(page)).toContainText("No items saved for later.")
    await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText(sarod.name)
  })
})

test("a saving the server rejects or loses is rolled back and says so", async ({ page, market }) => {
  const sitar = await market.product({ name: "Rejected sitar", price: 900, quantity: 4 })
  await signUp(page, newPerson())
  await putInCart(page, sitar)
  await page.goto("/cart")
  await expect(saved(page)).toContainText("No items saved for later.")

  await page.route("**/store/saved-items", (route) =>
    route.fulfill({ status: 409, json: { type: "conflict", message: "You can save at most 100 products for later" } }),
  )
  await save(page, sitar.name)
  await expect(page.getByText("Error saving product: You can save at most 100 products for later")).toBeVisible()
  await expect(lineQuantity(page, sitar.name)).toHaveText("1")
  await page.unroute("**/store/saved-items")
  await page.route("**/store/saved-items", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  )
  await save(page, sitar.name)
  await expect(page.getByText("Server error saving product")).toBeVisible()
  await expect(lineQuantity(page, sitar.name)).toHaveText("1")
  await page.unroute("**/store/saved-items")

  await save(page, sitar.name)
  await expect(saved(page).getByRole("listitem")).toHaveCount(1)
  await page.route("**/store/saved-items/*/move-to-cart", (route) => route.abort())
  await page.getByRole("button", { name: "Move to Cart: Rejected sitar" }).click()
  await expect(page.getByText("Error moving item to cart: An error occurred")).toBeVisible()
  await expect(saved(page).getByRole("listitem")).toHaveCount(1)
  await page.route("**/store/saved-items/*", (route) => route.abort())
  await page.getByRole("button", { name: "Delete Rejected sitar" }).click()
  await expect(page.getByText("Failed to delete item: An error occurred")).toBeVisible()
  await expect(saved(page).getByRole("listitem")).toHaveCount(1)
})

test("axe finds nothing serious in the cart with saved items, light and dark", async ({ page, market }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const [tabla, bell] = await Promise.all([
    market.product({ name: "Axe tabla", price: 1400, quantity: 5 }),
    market.product({ name: "Axe bell", price: 140, quantity: 5 }),
  ])
  await signUp(page, newPerson())
  await putInCart(page, tabla)
  await putInCart(page, bell)
  await page.goto("/cart")
  await save(page, tabla.name)
  await expect(saved(page).getByRole("listitem")).toHaveCount(1)
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
})

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
