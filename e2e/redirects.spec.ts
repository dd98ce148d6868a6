import { putInCart } from "./checkout.ts"
import { signInAsOwner, theOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { addToCart, countOf, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

for (const path of ["/profile", "/orders", "/Orders", "/checkout", "/updateAddress"])
  test(`a guest is led from ${path} to the login screen, and back`, async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await saveAddress(page)
    await page.request.delete("/auth/session")
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === "/login" && url.searchParams.get("next") === path)
    await logIn(page, person)
    await expect(page).toHaveURL((url) => url.pathname === path)
  })

for (const path of ["/cart", "/Cart", "/orders", "/Orders", "/checkout", "/profile", "/updateAddress"])
  test(`an administrator is led from ${path} to the panel`, { tag: "@desktop" }, async ({ page }) => {
    await signInAsOwner(page)
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/panel$/)
  })

test("an administrator who logs in in the shop goes to the panel", async ({ page }) => {
  await page.goto("/login")
  await logIn(page, theOwner())
  await expect(page).toHaveURL(/\/admin\/panel$/)
})

test("a customer with an address goes home after logging in, and is led home from login and sign-up", async ({
  page,
}) => {
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

test.describe("the address that adds to the cart", () => {
  const linkFor = async (
    page: { request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> } },
    id: string,
  ) => {
    const { person } = (await (await page.request.get("/auth/me")).json()) as { person: { id: string } }
    return `/add-to-cart/${id}/${person.id}`
  }

  test("asks who came from elsewhere, adds one piece, and goes to the cart", { tag: "@desktop" }, async ({
    page,
    market,
  }) => {
    const kite = await market.product({ name: "Linked kite", price: 60, quantity: 5 })
    await signUp(page, newPerson())
    await page.goto(await linkFor(page, kite.id))
    await expect(page.getByRole("heading", { name: "Add to your cart" })).toBeVisible()
    await expect(page.getByRole("link", { name: "Linked kite" })).toBeVisible()
    expect((await (await page.request.get("/store/cart")).json()).cart.lines).toEqual([])
    await page.getByRole("button", { name: "Add to Cart" }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(countOf(page, kite.name)).toHaveText("1")
    await page.reload()
    await expect(countOf(page, kite.name)).toHaveText("1")
  })

  test("adds by itself for who followed a link of the shop", async ({ page, market }) => {
    const top = await market.product({ name: "Linked top", price: 60, quantity: 5 })
    await signUp(page, newPerson())
    await page.goto("/explore")
    const link = await linkFor(page, top.id)
    await page.evaluate((href) => {
      const anchor = Object.assign(document.createElement("a"), { href, textContent: "Add" })
      document.body.append(anchor)
      anchor.click()
    }, link)
    await expect(page).toHaveURL(/\/cart$/)
    await expect(countOf(page, top.name)).toHaveText("1")
  })

  test("sends a guest to log in first, and then asks", async ({ page, market }) => {
    const ball = await market.product({ name: "Linked ball", price: 60, quantity: 5 })
    const person = newPerson()
    await signUp(page, person)
    await saveAddress(page)
    const link = await linkFor(page, ball.id)
    await page.request.delete("/auth/session")
    await page.goto(link)
    await expect(page).toHaveURL(/\/login\?next=/)
    await logIn(page, person)
    await expect(page).toHaveURL((url) => url.pathname === link)
    await page.getByRole("button", { name: "Add to Cart" }).click()
    await expect(countOf(page, ball.name)).toHaveText("1")
  })

  test("rejects a link of another shopper, and says why when there is no more", async ({ page, market }) => {
    const hoop = await market.product({ name: "Linked hoop", price: 60, quantity: 1 })
    const other = await market.stranger()
    await signUp(page, newPerson())
    await page.goto(`/add-to-cart/${hoop.id}/${other.person.id}`)
    await expect(page.getByRole("heading", { name: "This link is for another shopper's cart" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0)
    await putInCart(page, hoop)
    await page.goto(await linkFor(page, hoop.id))
    await page.getByRole("button", { name: "Add to Cart" }).click()
    await expect(page.getByRole("dialog", { name: "Oops..." })).toBeVisible()
    expect((await (await page.request.get("/store/cart")).json()).cart.lines).toMatchObject([{ quantity: 1 }])
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
