import { putInCart } from "./checkout.ts"
import { getOwnerCredentials, signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, lineQuantity, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

test("a guest is led from what is a shopper's own to the login screen, and back", async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  const isAtLogin = (path: string) =>
    expect(page, path).toHaveURL((url) => url.pathname === "/login" && url.searchParams.get("next") === path)
  for (const path of ["/profile", "/orders", "/updateAddress"]) {
    await page.request.delete("/auth/session")
    await page.goto(path)
    await isAtLogin(path)
  }
  for (const path of ["/Orders", "/checkout"]) {
    await page.request.delete("/auth/session")
    await page.goto(path)
    await isAtLogin(path)
    await logIn(page, person)
    await expect(page).toHaveURL((url) => url.pathname === path)
  }
})

test("an administrator is led from what is a shopper's own to the panel", { tag: "@desktop" }, async ({ page }) => {
  await signInAsOwner(page)
  for (const path of ["/cart", "/Cart", "/orders", "/Orders", "/checkout", "/profile", "/updateAddress"]) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([302, "/admin/panel"])
  }
  await page.goto("/Orders")
  await expect(page).toHaveURL(/\/admin\/panel$/)
})

test("logging in leads to where one belongs", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("an administrator who logs in in the shop goes to the panel", async () => {
    await page.goto("/login")
    await logIn(page, getOwnerCredentials())
    await expect(page).toHaveURL(/\/admin\/panel$/)
  })

  await resetBrowser(page)
  await test.step("a customer with an address goes home after logging in, and is led home from login and sign-up", async () => {
    const person = newPerson()
    await signUp(page, person)
    await saveAddress(page)
    await page.request.delete("/auth/session")
    await page.goto("/login")
    await logIn(page, person)
    await expect(page).toHaveURL((url) => url.pathname === "/")
    for (const path of ["/login", "/signup", "/Login", "/SignUp"]) {
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname === "/")
    }
  })
})

test.describe("the address that adds to the cart", () => {
  const linkFor = async (
    page: { request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> } },
    id: string,
  ) => {
    const { person } = (await (await page.request.get("/auth/me")).json()) as { person: { id: string } }
    return `/add-to-cart/${id}/${person.id}`
  }

  test("adds a piece for who asked for it, and for nobody else", async ({ page, market }) => {
    test.setTimeout(120_000)
    const person = newPerson()
    await signUp(page, person)
    await test.step("asks who came from elsewhere, adds one piece, and goes to the cart", async () => {
      const kite = await market.product({ name: "Linked kite", price: 60, quantity: 5 })
      await page.goto(await linkFor(page, kite.id))
      await expect(page.getByRole("heading", { name: "Add to your cart" })).toBeVisible()
      await expect(page.getByRole("link", { name: "Linked kite" })).toBeVisible()
      expect((await (await page.request.get("/store/cart")).json()).cart.lines).toEqual([])
      await page.getByRole("button", { name: "Add to Cart" }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lineQuantity(page, kite.name)).toHaveText("1")
      await page.reload()
      await expect(lineQuantity(page, kite.name)).toHaveText("1")
    })

    await test.step("adds by itself for who followed a link of the shop", async () => {
      const top = await market.product({ name: "Linked top", price: 60, quantity: 5 })
      await page.goto("/explore")
      const link = await linkFor(page, top.id)
      await page.evaluate((href) => {
        const anchor = Object.assign(document.createElement("a"), { href, textContent: "Add" })
        document.body.append(anchor)
        anchor.click()
      }, link)
      await expect(page).toHaveURL(/\/cart$/)
      await expect(lineQuantity(page, top.name)).toHaveText("1")
    })

    await test.step("rejects a link of another shopper, and says why when there is no more", async () => {
      const hoop = await market.product({ name: "Linked hoop", price: 60, quantity: 1 })
      const other = await market.stranger()
      await page.goto(`/add-to-cart/${hoop.id}/${other.person.id}`)
      await expect(page.getByRole("heading", { name: "This link is for another shopper's cart" })).toBeVisible()
      await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0)
      await putInCart(page, hoop)
      await page.goto(await linkFor(page, hoop.id))
      await page.getByRole("button", { name: "Add to Cart" }).click()
      await expect(page.getByRole("dialog", { name: "Oops..." })).toBeVisible()
      const { lines } = (await (await page.request.get("/store/cart")).json()).cart
      expect(lines.find((line: { product_id: string }) => line.product_id === hoop.id)).toMatchObject({ quantity: 1 })
    })

    await test.step("sends a guest to log in first, and then asks", async () => {
      const ball = await market.product({ name: "Linked ball", price: 60, quantity: 5 })
      await saveAddress(page)
      const link = await linkFor(page, ball.id)
      await page.request.delete("/auth/session")
      await page.goto(link)
      await expect(page).toHaveURL(/\/login\?next=/)
      await logIn(page, person)
      await expect(page).toHaveURL((url) => url.pathname === link)
      await page.getByRole("button", { name: "Add to Cart" }).click()
      await expect(lineQuantity(page, ball.name)).toHaveText("1")
    })
  })
})

test("logging out forgets what was typed into forms and what was in the store", async ({ page, market, isPhone }) => {
  const sari = await market.product({ name: "Forgotten sari", price: 60, quantity: 5 })
  await signUp(page, newPerson())
  await addToCart(page, sari)
  await page.goto("/profile")
  await page.getByLabel("First name").fill("Usha")
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain("draft:profile")
  if (isPhone) await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("button", { name: "Logout" }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("draft:")
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
