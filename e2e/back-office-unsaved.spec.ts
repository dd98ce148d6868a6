import type { Locator, Page } from "@playwright/test"
import { browserQuestions, follow, pickProduct, placeOrder, signInAsOwner } from "./owner.ts"
import { writeReviews } from "./reviewer.ts"
import { expect, startAnew, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" })
const keepEditing = async (page: Page) => {
  await question(page).getByRole("button", { name: "Keep editing" }).click()
  await expect(question(page)).toBeHidden()
}
const goBack = (page: Page) => page.evaluate(() => history.back())

/** A reload that the browser asks about, answered with staying. */
const reloadAndStay = async (page: Page) => {
  const opened = page.waitForEvent("dialog")
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await opened
  expect(dialog.type()).toBe("beforeunload")
  await dialog.dismiss()
}

/** Opens a product's form from the list, so that Back has somewhere to go. */
const openProduct = async (page: Page, name: string) => {
  await page.goto("/admin/products")
  await page.getByLabel("Search by name, description or price").fill(name)
  await page.getByRole("link", { name: `Edit ${name}` }).click()
  const description = page.getByRole("textbox", { name: "Description", exact: true })
  await expect(description).toBeVisible()
  return description
}

test("a product form asks before it is left, and only when it has to", async ({ page, market, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("a changed product is not left by the menu, Back, a reload or Logout without a question", async () => {
    const name = unique("Guarded lota")
    await market.product({ name, price: 100, quantity: 1 })
    await signInAsOwner(page)
    const description = await openProduct(page, name)
    await description.click()
    await description.fill("Half a sen")

    await follow(page, "Orders", isPhone)
    await expect(question(page)).toContainText("What you changed here is not saved yet and will be lost.")
    await keepEditing(page)
    await goBack(page)
    await expect(question(page)).toBeVisible()
    await goBack(page)
    await keepEditing(page)
    await reloadAndStay(page)
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await keepEditing(page)
    if (isPhone) await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/admin\/update-product\//)
    await expect(description).toHaveValue("Half a sen")

    await follow(page, "Orders", isPhone)
    await question(page).getByRole("button", { name: "Discard it" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
    await goBack(page)
    await expect(description).not.toHaveValue("Half a sen")

    await description.fill("Half a sen")
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await question(page).getByRole("button", { name: "Discard it" }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await startAnew(page)
  await test.step("a form that is untouched or saved is left, and reloaded, without a question", async () => {
    const name = unique("Saved lota")
    await market.product({ name, price: 100, quantity: 1 })
    await signInAsOwner(page)
    const opened = browserQuestions(page)
    await openProduct(page, name)
    await follow(page, "Orders", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()

    const description = await openProduct(page, name)
    await description.fill("A whole sentence.")
    await page.getByRole("button", { name: "Update Product" }).click()
    const updated = page.getByRole("alertdialog", { name: "Product Updated" })
    // A tab that is closed while this is read loses nothing.
    await expect(updated).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue("A whole sentence.")
    expect(opened).toEqual([])

    await description.fill("Another sentence.")
    await page.getByRole("button", { name: "Update Product" }).click()
    await updated.getByRole("button", { name: "OK" }).click()
    await expect(page).toHaveURL(/\/admin\/products/)
    await follow(page, "Orders", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  })
})

test("forms ask before what was typed is lost", { tag: "@desktop" }, async ({ page, market, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("every form with more than a line of typing asks before Back takes it away, and keeps what was typed", async () => {
    const name = unique("Trending lota")
    await market.product({ name, price: 100, quantity: 1 })
    await signInAsOwner(page)
    const section = (head: string) => page.getByRole("button", { name: new RegExp(`^${head}`) }).click()
    const type = async (box: Locator, text: string) => {
      await box.fill(text)
      return () => expect(box).toHaveValue(text)
    }
    const forms: [screen: string, change: () => Promise<() => Promise<void>>][] = [
      [
        "Products",
        async () => {
          await page.getByRole("button", { name: "Add Product" }).click()
          return type(page.getByRole("dialog").getByRole("textbox", { name: "About" }), "Half a sen")
        },
      ],
      ["Settings", () => type(page.getByRole("textbox", { name: "Contact phone" }), "+91 98")],
      [
        "Customize UI",
        async () => {
          await section("Banner")
          return type(page.getByLabel("Redirect URL"), "/category/half")
        },
      ],
      [
        "Customize UI",
        async () => {
          await section("FAQ")
          return type(page.getByRole("textbox", { name: "Answer" }), "Half a sen")
        },
      ],
      [
        "Customize UI",
        async () => {
          await section("Main Products")
          await pickProduct(page, name)
          return () => expect(page.getByText("Not saved yet")).toBeVisible()
        },
      ],
    ]
    for (const [screen, change] of forms) {
      await page.goto("/admin/panel")
      await follow(page, screen, isPhone)
      const stillThere = await change()
      await goBack(page)
      await keepEditing(page)
      await stillThere()
      await goBack(page)
      await question(page).getByRole("button", { name: "Discard it" }).click()
      await expect(page).toHaveURL(/\/admin\/panel$/)
    }
  })

  await startAnew(page)
  await test.step("a half-written reply or tracking number is not lost by Back, another order of the list or Escape", async () => {
    const order = await placeOrder(unique("Vasudha"))
    const name = unique("Reviewed lota")
    await writeReviews(await market.product({ name, price: 100, quantity: 1 }), [2])
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    await follow(page, "Reviews", isPhone)
    await page.getByLabel("Search by comment, product or name").fill(name)
    // The list is searched a moment after the typing: a reply that is begun before would be asked about then.
    await expect(page).toHaveURL(new RegExp(`filter=.*${name.split(" ")[0]}`))
    const row = page.getByRole("listitem").filter({ hasText: name })
    await row.getByRole("button", { name: /^Reply to/ }).click()
    const reply = page.getByRole("textbox", { name: /^Your reply to/ })
    await reply.fill("We are sor")
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "By product" }).click()
    await keepEditing(page)
    await goBack(page)
    await keepEditing(page)
    await expect(reply).toHaveValue("We are sor")
    await row.getByRole("button", { name: "Save reply" }).click()
    await expect(page.getByText("Your reply is under the review")).toBeVisible()

    await follow(page, "Orders", isPhone)
    await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
    await expect(page).toHaveURL(new RegExp(`filter=.*${order.display_id}`))
    await page.getByRole("button", { name: `#${order.display_id}` }).click()
    await page.getByRole("button", { name: "Enter a tracking number" }).click()
    const number = page.getByRole("textbox", { name: "Tracking number" })
    await number.fill("EE123")
    await goBack(page)
    await keepEditing(page)
    await expect(number).toHaveValue("EE123")
  })
})

test("dialogs and sections ask before what was typed is lost", async ({ page, market, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("a category, an invitation or a price that is half typed is not lost by Escape, Cancel, a click beside it or Back", async () => {
    const name = unique("Priced lota")
    await market.product({ name, price: 100, quantity: 1 })
    await signInAsOwner(page)
    const discard = async () => {
      await question(page).getByRole("button", { name: "Discard it" }).click()
      await expect(question(page)).toBeHidden()
    }

    await page.goto("/admin/panel")
    await follow(page, "Products", isPhone)
    const section = page.getByRole("button", { name: /^(Show|Hide) Category Section$/ })
    await section.click()
    const category = page.getByRole("textbox", { name: "Category name" })
    await category.fill("Half a na")
    // The list below the form is searched without a question: the form stays.
    await page.getByLabel("Search by name, description or price").fill(name)
    await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible()
    await expect(category).toHaveValue("Half a na")
    await section.click()
    await keepEditing(page)
    await follow(page, "Orders", isPhone)
    await keepEditing(page)
    if (isPhone) await page.keyboard.press("Escape")
    await expect(category).toHaveValue("Half a na")
    await section.click()
    await discard()
    await expect(category).toBeHidden()

    await page.getByRole("checkbox", { name: `Select ${name}` }).check()
    await page.getByRole("button", { name: "Change price" }).click()
    const percent = page.getByRole("spinbutton", { name: "How many percent" })
    await expect(percent).toBeFocused()
    // Nothing typed, nothing asked.
    await page.keyboard.press("Escape")
    await expect(percent).toBeHidden()
    await page.getByRole("button", { name: "Change price" }).click()
    await percent.fill("12")
    await page.keyboard.press("Escape")
    await keepEditing(page)
    await page.mouse.click(4, 4)
    await expect(percent).toHaveValue("12")
    await page.getByRole("button", { name: "Cancel" }).click()
    await keepEditing(page)
    await expect(percent).toHaveValue("12")
    await goBack(page)
    await discard()
    await expect(page).toHaveURL(/\/admin\/(panel|products)/)

    await page.goto("/admin/panel")
    await follow(page, "Staff", isPhone)
    await page.getByRole("button", { name: "Invite somebody" }).click()
    const email = page.getByRole("textbox", { name: "E-mail" })
    await email.fill("half@")
    await page.keyboard.press("Escape")
    await keepEditing(page)
    await goBack(page)
    await keepEditing(page)
    await expect(email).toHaveValue("half@")
    await page.getByRole("button", { name: "Cancel" }).click()
    await discard()
    await expect(email).toBeHidden()
    await follow(page, "Orders", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  })

  await startAnew(page)
  await test.step("a category that is being renamed asks before Escape takes the new name away", async () => {
    const old = unique("Renamed")
    await signInAsOwner(page)
    expect((await page.request.post("/back-office/categories", { data: { name: old } })).status()).toBe(201)
    await page.goto("/admin/products")
    await page.getByRole("button", { name: "Show Category Section" }).click()
    const search = page.getByLabel("Search categories")
    if (await search.isVisible()) await search.fill(old)
    await page.getByRole("button", { name: `Rename ${old}` }).click()
    const box = page.getByRole("textbox", { name: `New name of ${old}` })
    await box.fill("Half a na")
    await page.keyboard.press("Escape")
    await keepEditing(page)
    await expect(box).toHaveValue("Half a na")
    await box.press("Escape")
    await question(page).getByRole("button", { name: "Discard it" }).click()
    await expect(page.getByRole("button", { name: `Rename ${old}` })).toBeVisible()
  })
})
