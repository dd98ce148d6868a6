import { shop } from "@haat/testing"
import { findSeriousViolationsInTurn } from "../../../e2e/axe.ts"
import { findDialog, openSection } from "../../../e2e/customize-section.ts"
import { moveWithKeys } from "../../../e2e/move-with-keys.ts"
import { pickProduct, pictureFile, signInAsOwner } from "../../../e2e/owner.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

test("a banner's pictures are uploaded, previewed before, stay in the shop with it and go with it", {
  tag: "@desktop",
}, async ({ page }) => {
  await signInAsOwner(page)
  await page.goto("/admin/customize")
  for (const name of ["Home page", "Banner"]) {
    await openSection(page, name)
    await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeInViewport()
  }
  await expect(page.getByRole("button", { name: /^Home page/ })).toHaveAttribute("aria-expanded", "false")
  const form = page.getByRole("region", { name: "New banner" })
  const target = `/search?query=${unique("b").replace(" ", "")}`
  const fileOf = (label: string) => form.getByRole("group", { name: label, exact: true }).locator("input[type=file]")
  await fileOf("Picture from this device").setInputFiles(await pictureFile("wide.jpg", "#b2431b"))
  await fileOf("Hindi picture from this device").setInputFiles(await pictureFile("hindi.jpg", "#1c4f3e"))
  await expect(form.getByRole("img", { name: "Preview of the banner" })).toHaveAttribute("src", /^blob:/)
  await form.getByLabel("Redirect URL").fill(target)
  await form.getByRole("button", { name: "Add Banner" }).click()
  await expect(page.getByText("Success", { exact: true })).toBeVisible()
  const tile = page.getByRole("list", { name: "Banners" }).getByRole("listitem").filter({ hasText: target })
  await expect(tile).toBeVisible()
  const picture = (await tile.getByRole("img").getAttribute("src")) as string
  const shownTo = async (locale: string) => {
    const { banners } = await (await page.request.get(`/store/banners?locale=${locale}`)).json()
    return banners.find(({ redirect_url }: { redirect_url: string }) => redirect_url === target).image_url as string
  }
  const pictures = [await shownTo("en"), await shownTo("hi")]
  expect(pictures[0]).toBe(picture)
  expect(pictures[1]).not.toBe(picture)
  for (const one of pictures) expect((await page.request.get(one)).status()).toBe(200)

  await tile.getByRole("button", { name: /^Delete banner/ }).click()
  await expect(findDialog(page, "Are you sure?")).toBeVisible()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByText("Successfully Deleted")).toBeVisible()
  await expect(tile).toHaveCount(0)
  for (const one of pictures) expect((await page.request.get(one)).status()).toBe(404)
})

test("main products are searched, ordered by keys or dragging, and saved with the specified message", {
  tag: "@desktop",
}, async ({ page, market }) => {
  test.slow()
  const haat = await shop()
  const admin = await haat.admin()
  const { product_ids: before } = (await admin.get("/back-office/main-products")).body
  try {
    await admin.put("/back-office/main-products", { product_ids: [] })
    const names = [unique("Kulhad"), unique("Lota"), unique("Surahi")]
    for (const name of names) await market.product({ name, price: 100, quantity: 3 })
    await signInAsOwner(page)
    await page.goto("/admin/customize")
    await openSection(page, "Main Products")
    await expect(page.getByText("No main products yet")).toBeVisible()
    for (const name of names) {
      await pickProduct(page, name)
    }
    const rows = page.getByRole("list", { name: "Main products" }).getByRole("listitem")
    await expect(rows).toHaveCount(3)
    await page.getByLabel("Search for a product to add").fill("")
    // Search results close above the rows, which must not move while one of them is dragged.
    await expect(page.getByRole("list", { name: "Products found" })).toHaveCount(0)

    await moveWithKeys(page, names[2], { key: "ArrowUp", from: 3, to: 2, of: 3 })
    await expect(rows.nth(1)).toContainText(names[2])

    const from = (await page.getByRole("button", { name: `Move ${names[0]}`, exact: true }).boundingBox()) as {
      x: number
      y: number
    }
    const to = (await rows.nth(2).boundingBox()) as { y: number; height: number }
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 })
    await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 8 })
    await page.mouse.up()
    await expect(rows.nth(2)).toContainText(names[0])
    await expect(page.getByText("Not saved yet")).toBeVisible()
    const order = [names[2], names[1], names[0]]
    // A click in the moment after a drop still belongs to the dragging, and is swallowed.
    await expect(async () => {
      await page.getByRole("button", { name: "Save Main Products" }).click()
      await expect(page.getByText("Products added successfully")).toBeVisible({ timeout: 3_000 })
    }).toPass()
    const shown = async () => {
      const { products } = (await haat.guest().get("/store/main-products")).body as { products: { name: string }[] }
      return products.map(({ name }) => name)
    }
    await expect.poll(shown).toEqual(order)

    await page.getByRole("button", { name: `Remove ${names[1]}` }).click()
    await page.getByRole("button", { name: "Save Main Products" }).click()
    await expect.poll(shown).toEqual(order.filter((name) => name !== names[1]))
  } finally {
    await admin.put("/back-office/main-products", { product_ids: before })
  }
})

test("axe finds nothing serious in Banner and Main Products with their messages", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await page.goto("/admin/customize")
  for (const [section, save] of [
    ["Banner", "Add Banner"],
    ["Main Products", "Save Main Products"],
  ]) {
    await openSection(page, section)
    const button = page.getByRole("button", { name: save })
    await expect(button).toBeVisible()
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0)
    if (section === "Banner") await button.click()
    expect(await findSeriousViolationsInTurn(page), section).toEqual([])
  }
})
