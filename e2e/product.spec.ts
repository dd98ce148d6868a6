import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { productWithPictures, signUpAsBuyer } from "./buyer.ts"
import { orderCart, putInCart } from "./checkout.ts"
import { holdResponses } from "./hold-responses.ts"
import { expectStill, watchShifts } from "./layout-shifts.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"
import { DESKTOP, PHONE } from "./widths.ts"

const at = (product: { id: string }) => `/product-info/${product.id}`
const estimate = (page: Page) => page.getByRole("region", { name: "Delivery" })
const dialog = (page: Page) => page.getByRole("dialog")

test.describe("related products", () => {
  test("come after the page, and leave no trace where there are none", async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("load after the page into reserved space: same category first, then bought together, in whole rows", async () => {
      const haat = await shop()
      const owner = await haat.admin()
      const tag = Date.now().toString(36)
      const category = async (name: string) =>
        (await owner.post("/back-office/categories", { name: `${name} ${tag}` })).body.id as string
      const category_id = await category("Of a kind")
      const own = await haat.product({ name: `Kettle ${tag}`, category_id, price: 500 })
      for (const price of [510, 530, 560, 600, 700, 900])
        await haat.product({ name: `Kettle at ${price} ${tag}`, category_id, price })
      const cosy = await haat.product({ name: `Tea cosy ${tag}`, category_id: await category("Other") })
      await signUp(page, newPerson())
      await saveAddress(page)
      for (const each of [own, cosy]) await putInCart(page, each)
      await orderCart(page)

      const related = page.getByRole("region", { name: "Related products" })
      const letGo = await holdResponses(page, /\/related(\?|$)/)
      const requested = page.waitForRequest(/\/related(\?|$)/)
      await page.goto(at(own))
      await requested
      await expect(related.getByRole("status")).toContainText("Loading")
      letGo()
      // what would begin a row and not fill it is there, but not shown
      const names = related.locator("h3")
      const order = [510, 530, 560, 600, 700].map((price) => `Kettle at ${price} ${tag}`)
      await expect(names).toHaveText([...order, cosy.name])
      for (const [width, shown] of [
        [390, 6],
        [1024, 4],
        [1280, 5],
      ]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(names.filter({ visible: true })).toHaveCount(shown)
      }
      await names.first().getByRole("link").click()
      await expect(page.getByRole("heading", { level: 1, name: order[0] })).toBeVisible()
      await expect(names.filter({ hasText: own.name })).toHaveCount(1)
      await expect(names.filter({ hasText: order[0] })).toHaveCount(0)
    })

    await resetBrowser(page)
    await test.step("leave no trace where there are none, or when they cannot be fetched", async () => {
      const haat = await shop()
      const owner = await haat.admin()
      const name = `Alone ${Date.now().toString(36)}`
      const { id: category_id } = (await owner.post("/back-office/categories", { name })).body
      const alone = await haat.product({ name, category_id })
      const related = page.getByRole("heading", { name: "Related products" })
      await page.goto(at(alone))
      await expect(related).toHaveCount(0)
      await page.route(/\/related(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await expect(related).toHaveCount(0)
    })
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("no place is kept for what a script would fetch", async ({ page }) => {
    const lota = await (await shop()).product({ name: "Lota without script" })
    await page.goto(at(lota))
    await expect(page.getByRole("heading", { level: 1, name: lota.name })).toBeVisible()
    await expect(page.getByRole("heading", { name: "Related products" })).toBeHidden()
  })
})

test.describe("the gallery", () => {
  test("has thumbnails, and opens over the whole screen", async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("has up to four thumbnails, and shows the chosen picture large", async () => {
      const vase = await productWithPictures("Five views of a vase", 5)
      await page.goto(at(vase))
      const thumbnails = page.getByRole("list", { name: "Pictures" }).getByRole("button")
      await expect(thumbnails).toHaveCount(4)
      const large = page.getByRole("img", { name: `${vase.name}, picture 1 of 4` })
      await expect(large).toHaveAttribute("src", vase.images[0].url)
      await thumbnails.nth(2).press("Enter")
      await expect(thumbnails.nth(2)).toHaveAttribute("aria-pressed", "true")
      await expect(page.getByRole("img", { name: `${vase.name}, picture 3 of 4` })).toHaveAttribute(
        "src",
        vase.images[2].url,
      )
    })

    await resetBrowser(page)
    await test.step("opens over the whole screen, where the keyboard turns over, comes nearer and leaves", async () => {
      const vase = await productWithPictures("Vase by keyboard", 2)
      await page.goto(at(vase))
      const open = page.getByRole("button", { name: /^Look closer: Vase by keyboard/ })
      await open.press("Enter")
      await expect(dialog(page)).toHaveAccessibleName(`${vase.name}, picture 1 of 2`)
      await page.keyboard.press("ArrowRight")
      await expect(dialog(page)).toHaveAccessibleName(`${vase.name}, picture 2 of 2`)
      const picture = dialog(page).getByRole("img")
      const before = (await picture.boundingBox())?.width ?? 0
      await page.keyboard.press("+")
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 2)
      await expect(dialog(page).getByRole("button", { name: "Zoom out" })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press("-")
      await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(before * 1.1)
      await page.keyboard.press("Escape")
      await expect(dialog(page)).toHaveCount(0)
      // the picture last seen is the one the page shows, and the focus is where it was
      await expect(page.getByRole("button", { name: /^Look closer: .* 2 of 2/ })).toBeFocused()
    })
  })

  test("enlarges the picture under the mouse", { tag: "@desktop" }, async ({ page }) => {
    const vase = await productWithPictures("Hovered vase", 1)
    await page.goto(at(vase))
    const picture = page.getByRole("img", { name: vase.name })
    const before = (await picture.boundingBox())?.width ?? 0
    await picture.hover({ position: { x: 20, y: 20 } })
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.5)
  })

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true })

    test("comes nearer by a double tap, and may be pinched", async ({ page }) => {
      const vase = await productWithPictures("Vase by finger", 1)
      await page.goto(at(vase))
      await page.getByRole("button", { name: /^Look closer/ }).tap()
      const picture = dialog(page).getByRole("img")
      const before = (await picture.boundingBox())?.width ?? 0
      const frame = dialog(page).getByRole("group", { name: vase.name })
      const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
      const width = async () => (await picture.boundingBox())?.width
      // two taps that come too late after each other are none: a person taps again
      await expect(async () => {
        await page.touchscreen.tap(x + 60, y + 80)
        await page.touchscreen.tap(x + 60, y + 80)
        await expect.poll(width, { timeout: 1_500 }).toBeGreaterThan(before * 2)
      }).toPass()
      // fingers may move and pinch it; two taps are ours
      await expect(frame).toHaveCSS("touch-action", "manipulation")
      await dialog(page).getByRole("button", { name: "Close" }).tap()
      await expect(dialog(page)).toHaveCount(0)
    })
  })
})

test("the page says what a product is, and what its delivery costs a shopper", async ({ page, market }) => {
  test.setTimeout(120_000)
  await test.step("the product page shows name, description, price with '60% off', specification and about", async () => {
    const lamp = await productWithPictures("Specified lamp", 1, {
      price: 1234,
      description: "A lamp\nin two lines",
      about: "Made in Moradabad by hand",
      attributes: [{ key: "Metal", value: "Brass" }],
      weight: 7.77,
      length: 33.33,
    })
    await page.goto(at(lamp))
    await expect(page.getByRole("heading", { level: 1, name: lamp.name })).toBeVisible()
    await expect(page.getByText("A lamp in two lines")).toBeVisible()
    await expect(page.getByText("₹1,234", { exact: true }).first()).toBeVisible()
    await expect(page.locator("s")).toHaveText("List price ₹3,085")
    await expect(page.getByText("60% off")).toBeVisible()
    await expect(page.getByRole("row", { name: "Metal Brass" })).toBeVisible()
    await expect(page.getByText("Made in Moradabad by hand")).toBeVisible()
    const shownText = await page.locator("main").textContent()
    for (const secret of ["7.77", "33.33", "Weight", "Length"]) expect(shownText).not.toContain(secret)
  })

  await resetBrowser(page)
  await test.step("a shopper sees what delivery to their default address costs and how many days it takes", async () => {
    const rug = await market.product({ name: "Delivered rug", price: 800, quantity: 3 })
    await signUp(page, newPerson())
    await saveAddress(page)
    const second = { address_1: "7 Hill Road", city: "Pune", province: "Maharashtra", postal_code: "411004" }
    await page.request.post("/store/addresses", { data: { ...second, country_code: "in", is_default: true } })
    await page.goto(at(rug))
    await expect(estimate(page)).toContainText(/Delivery to 7 Hill Road, Pune 411004.*₹\d[\d.]*, \d+(-\d+)? days?/)
  })
})

test("nothing jumps on the product page while what belongs to one person arrives", async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const bowl = await productWithPictures("Steady bowl", 2, { quantity: 5 })
  await signUpAsBuyer(shopper, bowl)
  const storageState = await shopper.context().storageState()
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport, storageState })
    const shifted = await watchShifts(page)
    await page.goto(at(bowl))
    // it has none, and their place is gone before anybody is near it
    await expect(page.getByRole("region", { name: "Related products" })).toHaveCount(0)
    await expect(estimate(page)).toContainText("₹")
    for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 250)
    expectStill(await shifted())
    await page.close()
  }
})

test("axe finds nothing serious on the product page and over it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const bowl = await productWithPictures("Axe basin", 2, { quantity: 5, attributes: [{ key: "Metal", value: "Tin" }] })
  await signUpAsBuyer(page, bowl)
  await page.goto(at(bowl))
  await expect(estimate(page)).toContainText("₹")
  expect(await findSeriousViolationsInBothSchemes(page), "page").toEqual([])
  await page.getByRole("button", { name: /^Look closer/ }).click()
  await dialog(page).getByRole("button", { name: "Zoom in" }).click()
  expect(await findSeriousViolationsInBothSchemes(page), "pictures").toEqual([])
})
