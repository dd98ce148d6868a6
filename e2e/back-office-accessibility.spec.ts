import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"
import { shop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import { makeOffer } from "@haat/testing/make-offer"
import type { ScreenIds } from "@haat/testing/plugin-parts"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { moveTo } from "./move-to.ts"
import { csvFile, invitationFor, openOrder, placeOrder, placePaidOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const ROOT = new URL("../", import.meta.url)
const FOLDERS = ["admin/src", ...readdirSync(new URL("plugins", ROOT)).map((plugin) => `plugins/${plugin}/admin`)]

/** The screens that the modules of resources name, in plugins too: one that is added is looked at here. */
const PATHS = FOLDERS.filter((folder) => existsSync(new URL(folder, ROOT)))
  .flatMap((folder) => readdirSync(new URL(folder, ROOT)).map((name) => new URL(`${folder}/${name}/index.ts`, ROOT)))
  .filter((file) => existsSync(file))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bscreen\("([^"]+)"/g)])
  .map(([, path]) => path)
const SCREENS = [...new Set(PATHS)]

const require = createRequire(import.meta.url)

/** Functions of plugins that fill their screens. Playwright compiles the TypeScript of a plugin in `require` alone. */
const screenIds = readdirSync(new URL("plugins", ROOT))
  .map((plugin) => new URL(`plugins/${plugin}/src/testing/screen-ids.ts`, ROOT))
  .filter((file) => existsSync(file))
  .map((file): ScreenIds => require(fileURLToPath(file)).default)

/** Paths of the tabs of a product's form, besides the first. */
const TABS = ["/variants", "/pictures", "/tax", "/delivery", "/search"]

/** Something on every screen, and what stands for `:id` where a screen is about one thing. */
const createDemoData = async () => {
  const haat = await shop()
  const admin = await haat.admin()
  // counted while the rest is made
  expect((await haat.guest().get("/api/product/getCategories")).status).toBe(200)
  const order = await placeOrder("Tara")
  await placePaidOrder("Usha")
  const refunded = await placePaidOrder("Vera")
  expect((await admin.post(`/back-office/orders/${refunded.id}/cancellation`, {})).status).toBe(200)
  const delivered = await placeOrder("Wani")
  for (const step of ["shipment", "delivered"])
    expect((await admin.post(`/back-office/orders/${delivered.id}/${step}`, {})).status).toBe(200)
  const lines = [{ line_id: delivered.items[0]?.id, quantity: 1 }]
  const claim = { order_id: delivered.id, lines, reason: "damaged", outcome: "refund", way: "drop_off" }
  const claimed = await admin.post("/back-office/returns", claim)
  expect(claimed.status).toBe(201)
  const product = await haat.product({ name: "Looked at by everybody" })
  const list = (resource: string, filter: object) =>
    admin.get(`/back-office/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  const { customer_id } = (await admin.get(`/back-office/orders/${order.id}`)).body
  await expect
    .poll(async () => (await list("legacy-calls", { q: "getCategories" })).body.length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const member = await haat.staff("support")
  const { key } = (await member.post("/auth/second-factor", {})).body
  await member.post("/auth/second-factor/confirm", { code: await authenticator(key).code() })
  const doomed = await haat.product({ name: "Gone when looked at" })
  const scene = { haat, owner: admin, product }
  const pluginIds = await Promise.all(screenIds.map((create) => create(scene)))
  const ids: Record<string, string> = {
    "/orders/:id/show": order.id,
    "/orders/:id/slip": order.id,
    "/update-product/:id/*": product.id,
    "/delete-product/:id": doomed.id,
    "/customers/:id": customer_id,
    "/offers/:id": (await makeOffer(admin)).id,
    "/mails/:id": "order-placed",
    "/returns/:id/show": claimed.body.id,
    ...Object.assign({}, ...pluginIds),
  }
  return (path: string) => {
    if (path.includes(":")) expect(ids, `an id for ${path}`).toHaveProperty([path])
    const address = path.replace(":id", encodeURIComponent(ids[path]))
    return address.endsWith("/*") ? ["", ...TABS].map((tab) => address.replace("/*", tab)) : [address]
  }
}

/** Resolves when nothing of the screen is still on its way. */
const waitUntilReady = async (page: Page) => {
  await expect(page.getByRole("main").or(page.getByRole("alertdialog"))).not.toHaveCount(0)
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0)
  await expect(page.locator(".MuiSkeleton-root")).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 20_000 })
}

test("the table of screens is read", () => {
  expect(SCREENS.length).toBeGreaterThan(18)
  expect(SCREENS).toEqual(expect.arrayContaining(["/panel", "/payments", "/legacy-calls", "/customers/:id"]))
})

/** Is deleted when it is opened, and leads to the list. */
const DELETION = "/delete-product/:id"

test("axe finds nothing serious on any screen of the router, light and dark, large and small", async ({ page }) => {
  test.setTimeout(300_000)
  const addressOf = await createDemoData()
  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  const look = async (address: string) => {
    await waitUntilReady(page)
    expect(await findSeriousViolationsInTurn(page), address).toEqual([])
  }
  await page.goto("/admin/nowhere")
  await look("no screen")
  for (const path of SCREENS.filter((path) => path !== DELETION).flatMap(addressOf)) {
    await moveTo(page, path)
    await look(path)
  }
  for (const path of ["/orders/order_x/slip", "/customers/cus_x", "/returns/ret_x/show", ...addressOf(DELETION)]) {
    await page.goto(`/admin${path}`)
    await look(path)
  }
})

test("axe finds nothing serious in what screens open: rows, dialogs, forms and what is said of them", async ({
  page,
  market,
}) => {
  test.setTimeout(300_000)
  const haat = await shop()
  const mark = `x${Date.now().toString(36)}`
  const look = async (what: string) => expect(await findSeriousViolationsInTurn(page), what).toEqual([])
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click()
  const email = `axe${mark}@example.com`
  await page.emulateMedia({ reducedMotion: "reduce" })

  await test.step("an invitation, sent and received", async () => {
    await page.goto(await invitationFor(email, "support"))
    await expect(page.getByRole("heading", { level: 1, name: "Help to keep the shop" })).toBeVisible()
    await look("the invitation")
    await signInAsOwner(page)
    await page.goto(`/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`)
    await press(/invitation of axe/)
    await look("an entry of the audit log")
    await moveTo(page, "/staff")
    await press("Invite someone")
    await expect(page.getByRole("dialog", { name: "Invite someone" })).toBeVisible()
    await look("the form of an invitation")
    await press("Cancel")
  })

  await test.step("categories and Add Product with its messages, selected products, their prices and an import", async () => {
    const product = await market.product({ name: `Axe bulk ${mark}`, price: 10, quantity: 1 })
    await moveTo(page, `/products?filter=${encodeURIComponent(JSON.stringify({ q: product.name }))}`)
    await press("Show Category Section")
    await expect(page.getByRole("list", { name: "Categories" })).toBeVisible()
    await page.getByRole("checkbox", { name: `Select ${product.name}`, exact: true }).check()
    await look("categories and a selected product")
    await press("Hide Category Section")
    await press("Change price")
    await page.getByLabel("How many percent").fill("5")
    await expect(page.getByRole("region", { name: "Prices before and after" })).toBeVisible()
    await look("prices")
    await press("Cancel")
    await press("Discard it")
    await press("Add Product")
    const form = page.getByRole("dialog", { name: "Add Product" })
    await form.getByRole("button", { name: "Add Product" }).click()
    await expect(form.getByText("Name is required")).toBeVisible()
    await look("the form of a product")
    await form.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await page.locator("input[type=file]").setInputFiles(csvFile([",,,,,,,,,", "x,y,Nowhere,0,0,z,1,1,1,1"]))
    await expect(page.getByRole("region", { name: "What is wrong" })).toBeVisible()
    await look("an import")
    await page.keyboard.press("Escape")
  })

  await test.step("the arrangement of the home page in Customize UI", async () => {
    await moveTo(page, "/customize")
    await press(/^Home page/)
    await expect(page.getByRole("list", { name: "Sections of the home page" })).toBeVisible()
    await look("Home page")
  })

  await test.step("an opened order and the number of its parcel", async () => {
    await openOrder(page, await placeOrder(`Ananya${mark}`))
    await expect(page.getByText(/freight ₹/)).toBeVisible()
    await look("an order")
    await press("Enter a tracking number")
    const dialog = page.getByRole("dialog", { name: "Shipped without Shiprocket" })
    await dialog.getByRole("textbox", { name: "Tracking number" }).fill("EE123456789IN")
    await look("the number of a parcel")
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click()
    await press("Discard it")
  })

  await test.step("search words, searches and pinned products in Hindi", async () => {
    const owner = await haat.admin()
    const { id, name } = await haat.product({ name: `Lota ${mark}` })
    expect((await owner.post("/back-office/search-pins", { text: mark, product_ids: [id] })).status).toBe(201)
    expect((await haat.guest().post("/store/catalog/searches", { text: mark, found: 0 })).status).toBe(202)
    await page.evaluate(() => localStorage.setItem("RaStore.locale", '"hi"'))
    await page.goto("/admin/synonyms")
    await expect(page.getByRole("heading", { level: 1, name: "खोज के शब्द" })).toBeVisible()
    await look("search words")
    await press("पंक्ति जोड़ें")
    await expect(page.getByRole("dialog", { name: "खोज के शब्द जोड़ें" })).toBeVisible()
    await look("the form of search words")
    await page.keyboard.press("Escape")
    await moveTo(page, "/searches")
    await page.getByRole("textbox", { name: "इन खोजों में ढूँढें" }).fill(mark)
    await expect(page.getByRole("cell", { name: mark, exact: true })).toBeVisible()
    await look("searches")
    await moveTo(page, "/search-pins")
    await press(`पहले दिखने वाले उत्पाद बदलें: ${mark}`)
    await expect(page.getByRole("dialog", { name: "पहले दिखने वाले उत्पाद बदलें" })).toContainText(name)
    await look("the form of pinned products")
  })
})
