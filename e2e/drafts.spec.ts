import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

test("what was typed comes back to who typed it, and to nobody else", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("what was typed into the profile comes back without undoing what was saved elsewhere since", async () => {
    await signUp(page, newPerson())
    await saveAddress(page)
    await page.goto("/profile")
    await expect(async () => {
      // a page that comes to life just now may move the caret
      await page.getByLabel("Phone").fill("1234567890")
      await expect(page.getByLabel("Phone")).toHaveValue("1234567890", { timeout: 500 })
    }).toPass()
    await page.getByLabel("Address Line 1").fill("15 Marine Drive")
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("15 Marine Drive")
    await page.reload()
    await expect(page.getByLabel("Address Line 1")).toHaveValue("15 Marine Drive")

    await saveAddress(page)
    await page.reload()
    await expect(page.getByLabel("Phone")).toHaveValue("1234567890")
    await expect(page.getByRole("group", { name: "Address 2" })).toBeVisible()
    await page.getByRole("button", { name: "Update Profile" }).click()
    await expect(page.getByText("You have unsaved changes.")).toHaveCount(0)
    const { person } = await (await page.request.get("/auth/me")).json()
    expect(person.phone).toBe("1234567890")
    expect(person.addresses).toHaveLength(2)
  })

  await resetBrowser(page)
  await test.step("what one person typed is not shown to the next, and a guest's text leaves the account's name alone", async () => {
    await page.goto("/contact")
    await page.getByLabel("Subject").fill("A guest's subject")
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("A guest's subject")

    await signUp(page, newPerson())
    await page.goto("/contact")
    await expect(page.getByLabel("Name")).toHaveValue("Esha Rao")
    await expect(page.getByLabel("Subject")).toHaveValue("")
    await page.goto("/updateAddress")
    await page.getByLabel("Address Line 1").fill("14 Marine Drive")
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("14 Marine Drive")

    await page.request.delete("/auth/session")
    await signUp(page, newPerson())
    await page.goto("/updateAddress")
    await expect(page.getByLabel("Country")).toBeVisible()
    await expect(page.getByLabel("Address Line 1")).toHaveValue("")
  })
})
