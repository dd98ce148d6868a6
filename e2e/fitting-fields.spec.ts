import type { Page } from "@playwright/test"
import { localizedPath } from "../storefront/app/lib/language/addresses.ts"
import { putInCart } from "./checkout.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

/** Fields on the screen in which a placeholder or an option does not fit, each with that text. */
const cutTexts = (page: Page) =>
  page.locator("input, textarea, select").evaluateAll((fields) => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D
    return (fields as (HTMLInputElement | HTMLSelectElement)[]).flatMap((field) => {
      if (!field.checkVisibility()) return []
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const texts =
        field instanceof HTMLSelectElement ? [...field.options].map(({ text }) => text) : [field.placeholder]
      return texts.filter((text) => pen.measureText(text).width > room).map((text) => `${field.name}: ${text}`)
    })
  })

test.use({ viewport: { width: 390, height: 844 } })

for (const language of ["en", "hi"] as const)
  test(`no placeholder and no option is cut at 390 pixels: ${language}`, async ({ page, market }) => {
    const pot = await market.product({ name: "Fitting pot", price: 500, quantity: 3 })
    const fits = async (path: string) => {
      await page.goto(localizedPath(language, path))
      await expect(page.getByRole("main")).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await cutTexts(page), path).toEqual([])
    }
    const product = `/product-info/${pot.id}`
    const screens = [
      "/",
      "/explore",
      "/search",
      product,
      "/login",
      "/signup",
      "/contact",
      "/Home",
      "/reset-password/none",
    ]
    for (const path of screens) await fits(path)

    await signUp(page, newPerson())
    await fits("/updateAddress")
    await saveAddress(page)
    await putInCart(page, pot)
    for (const path of ["/profile", "/checkout", "/cart"]) await fits(path)
  })
