import { shop } from "@haat/testing"
import { findSeriousViolationsInBothSchemes } from "../../../e2e/axe.ts"
import { waitForElementHydration } from "../../../e2e/hydration.ts"
import { expectNotice } from "../../../e2e/notice.ts"
import { expect, test } from "../../../e2e/shop-test.ts"
import { newPerson, signUp } from "../../../e2e/shopper.ts"

test("a problem report is a shopper's own when they are signed in", async ({ page, market }) => {
  const jar = await market.product({ name: "Leaking jar", price: 90, quantity: 2 })
  const person = newPerson()
  await signUp(page, person)
  await page.goto(`/product-info/${jar.id}`)
  const link = page.getByRole("link", { name: "Report a problem" })
  await waitForElementHydration(link)
  await link.click()
  await page.getByRole("dialog").getByLabel("What is wrong?").fill("It leaks")
  await expectNotice(page, "Thank you. The shop will look into it.", () =>
    page.getByRole("dialog").getByRole("button", { name: "Send" }).click(),
  )
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(link).toBeFocused()
  const [report] = await (await shop()).sql(
    "select r.message, c.email from problem_report r join customer c on c.id = r.customer_id where r.product_id = $1",
    [jar.id],
  )
  expect(report).toEqual({ message: "It leaks", email: person.email })
})

test("axe finds nothing serious in the form of a problem report", async ({ page, market }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const jar = await market.product({ name: "Axe jar", price: 90, quantity: 2 })
  await page.goto(`/product-info/${jar.id}`)
  const link = page.getByRole("link", { name: "Report a problem" })
  await waitForElementHydration(link)
  await link.click()
  await expect(page.getByRole("dialog").getByLabel("What is wrong?")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
})
