import { waitForElementHydration } from "../../../e2e/hydration.ts"
import { expectNotice } from "../../../e2e/notice.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

test("the newsletter says 'Subscribed Successfully!' for a moment, and takes an address once", async ({ page }) => {
  const form = page.getByRole("region", { name: "Hear of new things first" })
  const email = `reader${Date.now().toString(36)}@example.com`
  await page.goto("/")
  const field = form.getByLabel("Email")
  const subscribe = form.getByRole("button", { name: "Subscribe" })
  await waitForElementHydration(field)
  await field.fill(email)
  await expectNotice(page, "Subscribed Successfully!", () => subscribe.click())
  await expect(field).toHaveValue("")
  await expect(page.getByText("Subscribed Successfully!")).toBeHidden({ timeout: 4_000 })

  await field.fill(email.toUpperCase())
  await subscribe.click()
  await expect(form.getByText("Already Subscribed or Invalid!")).toBeVisible()
})
