import { findSeriousViolations } from "./axe.ts"
import { moveTo } from "./move-to.ts"
import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const BOX = "Search products, orders and customers"

test("the owner searches from any screen and within a list", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("the owner searches products, orders and customers from any screen, and opens what is found", async () => {
    const name = `Searched${Date.now().toString(36)}`
    const order = await placeOrder(name)
    await signInAsOwner(page)
    await page.goto("/admin/orders")
    await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible()
    await page.keyboard.press("Control+k")

    const box = page.getByRole("combobox", { name: BOX })
    await expect(box).toBeFocused()
    await box.fill(name)
    const found = (group: string) => page.getByRole("group", { name: group }).getByRole("option")
    await expect(found("Products").filter({ hasText: `Ordered by ${name}` })).toBeVisible()
    await expect(found("Orders").filter({ hasText: `#${order.display_id}` })).toBeVisible()
    await expect(found("Customers").filter({ hasText: name })).toBeVisible()
    expect(await findSeriousViolations(page)).toEqual([])

    await found("Customers").filter({ hasText: name }).click()
    await expect(page).toHaveURL(/\/admin\/customers\/cus_/)
    await expect(box).toBeHidden()

    await page.getByRole("button", { name: "Search", exact: true }).click()
    await box.fill("no such thing anywhere")
    await expect(page.getByText("Nothing found")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(box).toBeHidden()
  })

  await test.step("opening a row while its list is being searched is not undone by the search", async () => {
    await placeOrder(`Followed${Date.now().toString(36)}`)
    await moveTo(page, "/customers")
    const row = page.getByRole("table", { name: "Customers" }).getByRole("row").filter({ hasText: "Followed" }).first()
    await expect(row).toBeVisible()
    // Nothing else of the page runs between the pause's end and the row's click.
    await row.evaluate((row) => {
      const later = window.setTimeout.bind(window)
      const followAfterPause = (run: () => void, ms?: number) =>
        later(() => {
          run()
          if (ms && ms > 200) (row as HTMLElement).click()
        }, ms)
      window.setTimeout = followAfterPause as typeof window.setTimeout
    })
    await page.getByRole("textbox", { name: "Search by name, email or phone" }).fill("Followed")
    await expect(page.getByRole("heading", { level: 2, name: "Orders" })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/customers\/cus_[^?]+$/)
  })
})
