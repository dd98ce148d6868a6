import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { seriousInBothSchemes } from "./axe.ts"
import { moveWithKeys } from "./move-with-keys.ts"
import { browserQuestions, pickProduct, pictureFile, signInAsOwner } from "./owner.ts"
import { expect, startAnew, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

/** Opens a section, and waits until it and the one that closes have moved to where they stay. */
const open = async (page: Page, section: string, how?: "stay") => {
  if (!how) await page.goto("/admin/customize")
  const head = page.getByRole("button", { name: new RegExp(`^${section}`) })
  await head.click()
  await expect(head).toHaveAttribute("aria-expanded", "true")
  await expect(page.locator(".MuiCollapse-root:not(.MuiCollapse-entered, .MuiCollapse-hidden)")).toHaveCount(0)
}

const say = (page: Page, title: string) => page.getByRole("alertdialog", { name: title })

test("banners are added, uploaded and deleted", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(180_000)
  await test.step("Customize UI has Banner, Main Products and FAQ, and opens one at a time", async () => {
    await signInAsOwner(page)
    await page.goto("/admin/customize")
    const heads = ["Banner", "Main Products", "FAQ"].map((name) =>
      page.getByRole("button", { name: new RegExp(`^${name}`) }),
    )
    for (const head of heads) await expect(head).toHaveAttribute("aria-expanded", "false")
    for (const [at, head] of heads.entries()) {
      await head.click()
      for (const [other, its] of heads.entries())
        await expect(its).toHaveAttribute("aria-expanded", String(other === at))
      await expect(head).toBeInViewport()
    }
    await heads[2].click()
    await expect(heads[2]).toHaveAttribute("aria-expanded", "false")
  })

  await startAnew(page)
  await test.step("a banner needs an image and a redirect URL, on https or in this shop, and is added with 'Success'", async () => {
    await signInAsOwner(page)
    await open(page, "Banner")
    const form = page.getByRole("region", { name: "New banner" })
    await form.getByRole("button", { name: "Add Banner" }).click()
    await expect(form.getByText("Image URL is required")).toBeVisible()
    await expect(form.getByText("Redirect URL is required")).toBeVisible()
    await expect(form.getByText("16:9 or 21:9")).toBeVisible()

    await form.getByLabel("Image URL").fill("http://example.com/a.webp")
    await form.getByLabel("Redirect URL").fill("javascript:alert(1)")
    await form.getByRole("button", { name: "Add Banner" }).click()
    await expect(form.getByText("must start with https://")).toHaveCount(2)

    const product = await (await shop()).product({ images: [await upload(page)] })
    const target = `/product-info/${product.id}`
    await form.getByLabel("Image URL").fill(product.images[0].url)
    await expect(form.getByRole("img", { name: "Preview of the banner" })).toHaveAttribute("src", product.images[0].url)
    await form.getByLabel("Redirect URL").fill(target)
    await form.getByRole("button", { name: "Add Banner" }).click()
    await expect(page.getByText("Success", { exact: true })).toBeVisible()
    const tile = page.getByRole("list", { name: "Banners" }).getByRole("listitem").filter({ hasText: target })
    await expect(tile).toBeVisible()

    await tile.getByRole("button", { name: /^Delete banner/ }).click()
    await expect(say(page, "Are you sure?")).toBeVisible()
    await page.getByRole("button", { name: "Cancel" }).click()
    await expect(tile).toBeVisible()
    await tile.getByRole("button", { name: /^Delete banner/ }).click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByText("Successfully Deleted")).toBeVisible()
    await expect(tile).toHaveCount(0)
  })

  await startAnew(page)
  await test.step("a banner's picture can be uploaded, is previewed before, stays in the shop with it and goes with it", async () => {
    await signInAsOwner(page)
    await open(page, "Banner")
    const form = page.getByRole("region", { name: "New banner" })
    const [name, target] = ["wide.jpg", `/search?query=${unique("b").replace(" ", "")}`]
    const fileOf = (label: string) => form.getByRole("group", { name: label, exact: true }).locator("input[type=file]")
    await fileOf("Picture from this device").setInputFiles({
      name: "note.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no"),
    })
    await expect(form.getByText("note.txt is not a JPEG, PNG, WebP, AVIF or HEIC picture")).toBeVisible()
    await fileOf("Picture from this device").setInputFiles(await pictureFile(name, "#b2431b"))
    await fileOf("Hindi picture from this device").setInputFiles(await pictureFile("hindi.jpg", "#1c4f3e"))
    await expect(form.getByRole("img", { name: "Preview of the banner" })).toHaveAttribute("src", /^blob:/)
    await form.getByLabel("Redirect URL").fill(target)
    await form.getByRole("button", { name: "Add Banner" }).click()
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
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByText("Successfully Deleted")).toBeVisible()
    for (const one of pictures) expect((await page.request.get(one)).status()).toBe(404)
  })
})

test("main products are found by a search, ordered with keys or by dragging, and saved with 'Products added successfully'", {
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
    await open(page, "Main Products")
    await expect(page.getByText("No main products yet")).toBeVisible()
    for (const name of names) {
      await pickProduct(page, name)
    }
    const rows = page.getByRole("list", { name: "Main products" }).getByRole("listitem")
    await expect(rows).toHaveCount(3)
    await page.getByLabel("Search for a product to add").fill("")
    // What was found goes away above the rows, which must not move while one of them is dragged.
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

test("questions are added, previewed, kept over a reload and deleted", { tag: "@desktop" }, async ({
  page,
  market,
}) => {
  test.setTimeout(150_000)
  await test.step("a question is added with 'FAQ Added Successfully', and deleted with 'Your faq has been deleted.' and a reload", async () => {
    await signInAsOwner(page)
    await open(page, "FAQ")
    const form = page.getByRole("region", { name: "New question" })
    await form.getByRole("button", { name: "Add FAQ" }).click()
    await expect(form.getByText("Question is required")).toBeVisible()
    await expect(form.getByText("Answer is required")).toBeVisible()

    const question = unique("Do you ship to Leh?")
    await form.getByLabel("Question").fill(question)
    await form.getByLabel("Answer").fill("Yes, in nine days.")
    await page.route("**/back-office/faqs", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    )
    await form.getByRole("button", { name: "Add FAQ" }).click()
    await expect(say(page, "Something went wrong!")).toContainText("Unable to add FAQ")
    await page.getByRole("button", { name: "OK" }).click()
    await page.unroute("**/back-office/faqs")
    await form.getByRole("button", { name: "Add FAQ" }).click()
    await expect(page.getByText("FAQ Added Successfully")).toBeVisible()
    const row = page.getByRole("list", { name: "Questions" }).getByRole("listitem").filter({ hasText: question })
    await expect(row).toBeVisible()

    await row.getByRole("button", { name: /^Delete question/ }).click()
    await expect(say(page, "Are you sure?")).toBeVisible()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(say(page, "Deleted!")).toContainText("Your faq has been deleted.")
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "OK" }).click()])
    await expect(page.getByRole("button", { name: /^FAQ/ })).toHaveAttribute("aria-expanded", "true")
    await expect(page.getByRole("region", { name: "New question" })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  await startAnew(page)
  await test.step("a half-typed question, banner and order of main products are there again after the reload that deleting a question brings", async () => {
    const admin = await (await shop()).admin()
    const old = unique("Do you ship to Diu?")
    await admin.post("/back-office/faqs", { question: old, answer: "Yes." })
    const name = unique("Gaddi")
    await market.product({ name, price: 100, quantity: 3 })
    await signInAsOwner(page)
    const types = browserQuestions(page)
    await open(page, "Main Products")
    await pickProduct(page, name)
    await open(page, "Banner", "stay")
    const banner = page.getByRole("region", { name: "New banner" })
    await banner.getByLabel("Redirect URL").fill("/category/half")
    await open(page, "FAQ", "stay")
    const form = page.getByRole("region", { name: "New question" })
    await open(page, "Banner", "stay")
    await expect(banner.getByLabel("Redirect URL")).toHaveValue("/category/half")
    await open(page, "FAQ", "stay")
    const question = unique("Do you ship to Goa?")
    await form.getByLabel("Question").fill(question)
    await form.getByLabel("Answer").fill("Half a sen")

    const row = page.getByRole("list", { name: "Questions" }).getByRole("listitem").filter({ hasText: old })
    // by key: the preview above follows what was typed and moves the list under a pointer
    await row.getByRole("button", { name: /^Delete question/ }).press("Enter")
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "OK" }).click()])
    await expect(row).toHaveCount(0)
    expect(types).toEqual([])
    await expect(form.getByLabel("Question")).toHaveValue(question)
    await expect(form.getByLabel("Answer")).toHaveValue("Half a sen")
    await open(page, "Banner", "stay")
    await expect(banner.getByLabel("Redirect URL")).toHaveValue("/category/half")
    await banner.getByLabel("Redirect URL").fill("")
    await open(page, "Main Products", "stay")
    await expect(page.getByText("Not saved yet")).toBeVisible()
    await page.getByRole("button", { name: `Remove ${name}` }).click()

    await open(page, "FAQ", "stay")
    await form.getByRole("button", { name: "Add FAQ" }).click()
    await expect(page.getByText("FAQ Added Successfully")).toBeVisible()
    await expect(form.getByLabel("Question")).toHaveValue("")
    await page.reload()
    await expect(form.getByLabel("Question")).toHaveValue("")
    const { body } = await admin.get(
      `/back-office/faqs?${new URLSearchParams({ filter: JSON.stringify({ q: question }) })}`,
    )
    await admin.delete(`/back-office/faqs/${body[0].id}`)
  })

  await startAnew(page)
  await test.step("a question is previewed while it is typed, and the main products as the home page will have them", async () => {
    const haat = await shop()
    const names = [unique("Handi"), unique("Degchi"), unique("Hidden")]
    for (const name of names.slice(0, 2)) await market.product({ name, price: 1234, quantity: 3 })
    await haat.product({ name: names[2], price: 100, active: false })
    await signInAsOwner(page)
    await open(page, "FAQ")
    const preview = page.getByRole("region", { name: "Preview" })
    await expect(preview.getByText("The question appears here")).toBeVisible()
    await page.getByRole("textbox", { name: "Question" }).fill("Do you ship to Leh?")
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes,\nin nine days.")
    await expect(preview.getByText("Do you ship to Leh?")).toBeVisible()
    await expect(preview.getByText("in nine days.")).toBeVisible()
    await preview.getByText("Do you ship to Leh?").click()
    await expect(preview.getByText("in nine days.")).toBeHidden()

    await open(page, "Main Products", "stay")
    for (const name of names) {
      await pickProduct(page, name)
    }
    const shown = preview.getByRole("list", { name: "Trending Products" }).getByRole("listitem")
    await expect(shown.filter({ hasText: names[2] })).toHaveCount(0)
    await expect(shown.nth(-1)).toContainText(names[1])
    await expect(shown.nth(-1)).toContainText("₹1,234")
    const of = await page.getByRole("list", { name: "Main products" }).getByRole("listitem").count()
    await moveWithKeys(page, names[1], { key: "ArrowUp", from: of - 1, to: of - 2, of })
    await expect(shown.nth(-1)).toContainText(names[0])
  })
})

test("axe finds nothing serious in Customize UI, light and dark", async ({ page }) => {
  await signInAsOwner(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const section of ["Banner", "Main Products", "FAQ"]) {
    await open(page, section)
    const save = { Banner: "Add Banner", "Main Products": "Save Main Products", FAQ: "Add FAQ" }[section] as string
    await expect(page.getByRole("button", { name: save })).toBeVisible()
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0)
    if (section !== "Main Products") await page.getByRole("button", { name: save }).click()
    expect(await seriousInBothSchemes(page), section).toEqual([])
  }
})

/** A picture in the shop, for a product. */
const upload = async (page: Page): Promise<string> => {
  const { name, mimeType, buffer } = await pictureFile("lit.jpg", "#f5b544")
  const answer = await page.request.post("/back-office/pictures", { multipart: { files: { name, mimeType, buffer } } })
  return (await answer.json()).files[0].id
}
