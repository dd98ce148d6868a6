import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { mailbox } from "@haat/testing/mailbox"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { waitForElementHydration } from "./hydration.ts"
import { expectNotice } from "./notice.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, signUp } from "./shopper.ts"

async function openForm(page: Page, name = "Tell me when it is back") {
  const ask = page.getByRole("link", { name })
  await waitForElementHydration(ask)
  await ask.click()
  return page.getByRole("dialog", { name: "Tell me when it is back" })
}

test("a back-in-stock request is answered by one mail, whose link stops further ones", async ({ page }) => {
  const haat = await shop()
  const product = await haat.product({ name: `Lantern ${Date.now().toString(36)}`, quantity: 0 })
  const { email } = newPerson()
  await page.goto(`/product-info/${product.id}`)
  const form = await openForm(page)
  await expect(form).toContainText("use it for nothing else")
  await expect(form.getByRole("checkbox")).toHaveCount(0)
  await form.getByRole("button", { name: "Tell me" }).click()
  await expect(form.getByText("Please enter a valid email address")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await form.getByLabel("Email address").fill(email)
  await expectNotice(page, "We will write to you once, when it is back.", () =>
    form.getByRole("button", { name: "Tell me" }).click(),
  )
  await expect(form).toBeHidden()

  await editProduct(await haat.admin(), product.id, { quantity: 2 })
  const { text } = await mailbox(haat).mail(email, `${product.name} is back in stock`)
  const [, see = ""] = /(https?:\S+\/product-info\/\S+)/.exec(text) ?? []
  await page.goto(see)
  await expect(page.getByRole("button", { name: `Add to Cart: ${product.name}` })).toBeVisible()
  await expect(page.getByRole("link", { name: "Tell me when it is back" })).toHaveCount(0)

  const [, stop = ""] = /(https?:\S+\/stop-notices\/\S+)/.exec(text) ?? []
  await page.goto(stop)
  await expect(page.getByRole("main")).not.toContainText(email)
  const button = page.getByRole("button", { name: "Stop these mails" })
  await waitForElementHydration(button)
  await button.click()
  await expect(page.getByText("No more such mails will come.")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
})

test("a sold-out size is chosen in the form, which has the address of who is signed in", async ({ page }) => {
  const haat = await shop()
  const product = await haat.product({ name: `Kurta ${Date.now().toString(36)}` })
  const { options, variants } = kurtaVariants()
  const soldOut = variants.map((one, at) => (at > 3 ? { ...one, quantity: 0 } : one))
  const admin = await haat.admin()
  const { variantOf } = await saveProductVariants(admin, product.id, { options, variants: soldOut })
  const person = newPerson()
  await signUp(page, person)
  await page.goto(`/product-info/${product.id}`)
  const form = await openForm(page, "Tell me when a sold-out choice is back")
  await expect(form.getByLabel("Which one").getByRole("option")).toHaveText(["Red, M", "Red, L"])
  await form.getByLabel("Which one").selectOption("Red, L")
  await expect(form.getByLabel("Email address")).toHaveValue(person.email)
  await form.getByRole("button", { name: "Tell me" }).click()
  await expect(form).toBeHidden()
  await saveProductVariants(admin, product.id, { options, variants: kurtaVariants().variants })
  const mail = await mailbox(haat).mail(person.email, "is back in stock")
  expect(mail.subject).toBe(`${product.name} (Red, L) is back in stock`)
  await page.goto(`/product-info/${product.id}?variant=${variantOf("Red", "L").id}`)
  await expect(page.getByRole("radio", { name: "L", exact: true })).toHaveAttribute("aria-checked", "true")
})
