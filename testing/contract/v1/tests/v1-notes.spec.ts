import { orderCart, put } from "@haat/sdk/testing"
import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  signInAsOwner,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

const HOME = {
  address_1: "12 Fergusson College Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

test("a shopper adds and removes a v1 note", async ({ page }) => {
  await signUp(page, newPerson())
  await page.goto("/v1-notes")
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill("Lamps for Diwali")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  const list = page.getByRole("list", { name: "V1 notes", exact: true })
  await expect(list.getByRole("listitem")).toHaveText(/Lamps for Diwali/)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await expectNoOverflow(page)
  await list.getByRole("button", { name: "Remove Lamps for Diwali" }).click()
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
})

test("a shopper keeps a product from its page", async ({ page, market }) => {
  const product = await market.product({ name: "Kept lota", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await page.goto(`/product-info/${product.id}`)
  await page.getByRole("button", { name: "Add to v1 notes" }).click()
  await expect(page.getByText("Added to your v1 notes")).toBeVisible()
})

test("the owner sees v1 notes in the back office", { tag: "@desktop" }, async ({ page, market }) => {
  await (await market.stranger()).post("/store/v1-notes", { name: "Lamps for Holi" })
  await signInAsOwner(page)
  await page.goto("/admin/v1-notes")
  await expect(page.getByText("Lamps for Holi")).toBeVisible()
})

test("a part is seen in every slot of the back office", { tag: "@desktop" }, async ({ page, market }) => {
  const product = await market.product({ name: "Seen lota", price: 300, quantity: 3 })
  const person = await market.stranger()
  const { address } = (await person.post("/store/addresses", HOME)).body
  const buyer = Object.assign(person, { address_id: address.id as string })
  await put(buyer, product.id)
  const order = await orderCart(buyer)
  await signInAsOwner(page)
  const pages = {
    "overview.cards": "/admin",
    "settings.sections": "/admin/setting",
    "customize.sections": "/admin/customize",
    "list.columns": "/admin/products",
    "product.form": `/admin/update-product/${product.id}`,
    "customer.side": `/admin/customers/${person.person.id}`,
    "order.side": `/admin/orders/${order.id}/show`,
  }
  for (const [slot, address] of Object.entries(pages)) {
    await page.goto(address)
    await expect(page.getByText(`v1 in ${slot}`).first()).toBeVisible()
  }
})
