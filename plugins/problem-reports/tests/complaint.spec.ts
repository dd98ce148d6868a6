import { expect, test } from "../../../e2e/shop-test.ts"

test("the legal page numbers a complaint", async ({ page }) => {
  await page.goto("/legal")
  await page.getByLabel("Name").fill("Meera Joshi")
  await page.getByLabel("Email").fill("meera.joshi@example.com")
  await page.getByLabel("What went wrong").fill("The saree came torn")
  await page.getByRole("button", { name: "Send the complaint" }).click()
  await expect(page.getByText(/Its number is C-\d+/)).toBeVisible()
})
