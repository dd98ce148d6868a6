import { seriousIn } from "./axe.ts"
import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const BOX = "Search products, orders and customers"

test("the owner searches products, orders and customers from any screen, and opens what is found", {
  tag: "@both",
}, async ({ page, isPhone }) => {
  const name = `Searched${Date.now().toString(36)}`
  const order = await placeOrder(name)
  await signInAsOwner(page)
  await page.goto("/admin/reviews")
  await expect(page.getByRole("heading", { name: "Reviews", level: 1 })).toBeVisible()
  if (isPhone) await page.getByRole("button", { name: "Search", exact: true }).click()
  else await page.keyboard.press("Control+k")

  const box = page.getByRole("combobox", { name: BOX })
  await expect(box).toBeFocused()
  await box.fill(name)
  const found = (group: string) => page.getByRole("group", { name: group }).getByRole("option")
  await expect(found("Products").filter({ hasText: `Ordered by ${name}` })).toBeVisible()
  await expect(found("Orders").filter({ hasText: `#${order.display_id}` })).toBeVisible()
  await expect(found("Customers").filter({ hasText: name })).toBeVisible()
  expect(await seriousIn(page)).toEqual([])

  await found("Customers").filter({ hasText: name }).click()
  await expect(page).toHaveURL(/\/admin\/customers\/cus_/)
  await expect(box).toBeHidden()

  await page.getByRole("button", { name: "Search", exact: true }).click()
  await box.fill("no such thing anywhere")
  await expect(page.getByText("Nothing found")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(box).toBeHidden()
})
