import { shop } from "@haat/testing"
import { pictureFile, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

test("the owner's logo takes the place of the drawn mark in the shop's head, until it is removed", {
  tag: "@desktop",
}, async ({ page, browser, baseURL }) => {
  const visitor = await browser.newPage({ baseURL })
  const mark = visitor.getByRole("banner").locator("img").last()
  const shows = (source: RegExp) =>
    expect(async () => {
      await visitor.goto("/login")
      await expect(mark).toHaveAttribute("src", source, { timeout: 500 })
    }).toPass()
  await signInAsOwner(page)
  try {
    await page.goto("/admin/setting")
    const logo = page.getByRole("region", { name: "Logo", exact: true })
    await logo.locator("input[type=file]").setInputFiles(await pictureFile("owl.jpg", "#b2431b"))
    await expect(logo.getByRole("img", { name: "The logo that is saved next" })).toBeVisible()
    await logo.getByRole("button", { name: "Save the logo" }).click()
    await expect(page.getByText("The logo is saved")).toBeVisible()
    const saved = await logo.getByRole("img", { name: "The shop's logo" }).getAttribute("src")
    expect(saved).toMatch(/\.webp$/)
    await shows(/\.webp$/)
    expect(await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.height])).toEqual([true, 32])

    await logo.getByRole("button", { name: "Remove the logo" }).click()
    await page.getByRole("alertdialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click()
    await expect(page.getByText("The logo is removed")).toBeVisible()
    await shows(/favicon\.svg$/)
  } finally {
    await (await (await shop()).admin()).put("/back-office/logo", { picture_id: null })
    await visitor.close()
  }
})
