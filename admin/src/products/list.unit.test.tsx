import type { ShopProduct } from "@haat/catalog/contract"
import type { Role } from "@haat/sdk/roles"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { CategorySection } from "../categories/Section"
import NewestProducts from "../overview/NewestProducts"
import { rolePermissions } from "../testing/declared-permissions"
import {
  mockResponses,
  readFilter,
  reject,
  rejectWithNetworkError,
  renderScreen,
  respondWithList,
} from "../testing/render-screen"
import ProductList from "./List"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LOTA = {
  ...{ id: "prod_1", name: "Guarded lota", description: "Brass", about: "By hand", price: 100, quantity: 4 },
  ...{ category: { id: "cat_1", name: "Brass" }, images: [], attributes: [], attributes_hi: [] },
  ...{ weight: 1, length: 1, breadth: 1, height: 1, active: true, updated_at: "2026-01-01T00:00:00.000Z" },
} as unknown as ShopProduct
const BRASS = { id: "cat_1", name: "Brass", name_hi: "", product_count: 1 }
const RESPONSES = {
  "GET /back-office/products": respondWithList([LOTA]),
  "GET /back-office/categories": respondWithList([BRASS]),
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))
const alertDialog = (name: string) => screen.findByRole("alertdialog", { name })

it("a list says 'Something went wrong! Unable to fetch products', and is tried again", async () => {
  let isAway = true
  mockResponses({
    ...RESPONSES,
    "GET /back-office/products": (request) =>
      isAway ? rejectWithNetworkError() : RESPONSES["GET /back-office/products"](request),
  })
  renderScreen(<ProductList />)
  await screen.findByText("Something went wrong! Unable to fetch products")
  isAway = false
  await press("Try again")
  await screen.findByRole("link", { name: "Edit Guarded lota" })
})

/** Everything on the screen that changes products or categories. */
const CHANGING: [role: "button" | "link" | "checkbox", name: string][] = [
  ["button", "Add Product"],
  ["button", "Import"],
  ["link", "Edit Guarded lota"],
  ["button", "Delete Guarded lota"],
  ["checkbox", "Select Guarded lota"],
  ["button", "Add Category"],
  ["button", "Rename Brass"],
  ["button", "Delete Brass"],
]
const openListAs = async (role: Role) => {
  mockResponses(RESPONSES)
  renderScreen(<ProductList />, { permissions: rolePermissions(role) })
  await press("Show Category Section")
  await screen.findByText(/^Brass/, { selector: "li *" })
  await screen.findByRole("checkbox", { name: "Guarded lota is active" })
  await screen.findByRole("link", { name: "Export" })
}

it("a manager has every button of products and categories", async () => {
  await openListAs("manager")
  for (const [role, name] of CHANGING) await screen.findByRole(role, { name })
  expect(screen.getByRole("checkbox", { name: "Guarded lota is active" })).toHaveProperty("disabled", false)
})

it("support sees products and categories, and no button that would change one", async () => {
  await openListAs("support")
  for (const [role, name] of CHANGING) expect(screen.queryByRole(role, { name }), name).toBeNull()
  const active = screen.getByRole("checkbox", { name: "Guarded lota is active" })
  expect(active).toMatchObject({ checked: true, disabled: true })
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent)
  expect(heads).toContain("Category")
  expect(heads).not.toContain("Actions")
})

it.each([
  ["manager", "/update-product/prod_1"],
  ["support", `/products?filter=${encodeURIComponent('{"q":"Guarded lota"}')}`],
] as const)("a newest product leads a %s to what the role may open", async (role, address) => {
  mockResponses(RESPONSES)
  renderScreen(<NewestProducts />, { permissions: rolePermissions(role) })
  const link = await screen.findByRole("link", { name: /Guarded lota/ })
  await waitFor(() => expect(link.getAttribute("href")).toBe(address))
})

it("the list asks the shop for what its filters say, and says when nothing is found", async () => {
  const requested: Record<string, unknown>[] = []
  mockResponses({
    ...RESPONSES,
    "GET /back-office/products": (request) => {
      requested.push(readFilter(request.url))
      return respondWithList("stock" in readFilter(request.url) ? [] : [LOTA])(request)
    },
  })
  renderScreen(<ProductList />)
  await screen.findByRole("link", { name: "Edit Guarded lota" })
  fireEvent.change(screen.getByRole("textbox", { name: "Search by name, description or price" }), {
    target: { value: "lota" },
  })
  await waitFor(() => expect(requested.at(-1)).toEqual({ q: "lota" }))
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Stock" }))
  fireEvent.click(await screen.findByRole("option", { name: "Out of stock" }))
  await waitFor(() => expect(requested.at(-1)).toEqual({ q: "lota", stock: "out" }))
  await screen.findByText("No products found.")
})

it("tells the second of two owners who rename a category, and shows the current name", async () => {
  let name = "Brass"
  const sent: unknown[] = []
  const message = "Someone else renamed this category to Copper meanwhile"
  mockResponses({
    "GET /back-office/categories": (request) => respondWithList([{ ...BRASS, name }])(request),
    "PUT /back-office/categories/cat_1": (request) => {
      sent.push(request.body)
      if (name === "Copper") return Response.json({ ...BRASS, name: "Bronze" })
      name = "Copper"
      return reject(message, 409)(request)
    },
  })
  renderScreen(<CategorySection />)
  await press("Rename Brass")
  fireEvent.change(screen.getByRole("textbox", { name: "New name of Brass" }), { target: { value: "Bronze" } })
  await press("Save the name of Brass")
  const alert = await alertDialog("Oops...")
  expect(alert.textContent).toContain(message)
  fireEvent.click(within(alert).getByRole("button", { name: "OK" }))
  const box = await screen.findByRole("textbox", { name: "New name of Copper" })
  expect(box).toHaveProperty("value", "Bronze")
  await press("Save the name of Copper")
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^New name of/ })).toBeNull())
  expect(sent).toMatchObject([
    { name: "Bronze", was: "Brass" },
    { name: "Bronze", was: "Copper" },
  ])
})
