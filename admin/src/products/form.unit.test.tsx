import type { ShopProduct } from "@haat/catalog/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { i18nProvider } from "../i18n/i18n-provider"
import {
  deferred,
  mockResponses,
  type Responder,
  reject,
  rejectWithNetworkError,
  renderScreen,
} from "../testing/render-screen"
import Edit from "./Edit"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const VERSION = "2026-01-01T00:00:00.000Z"
const LOTA = {
  ...{ id: "prod_1", name: "Guarded lota", description: "Brass", about: "By hand", price: 100, quantity: 4 },
  ...{ category: { id: "cat_1", name: "Brass" }, images: [], attributes: [], attributes_hi: [] },
  ...{ name_hi: "", description_hi: "", about_hi: "", returns: null, facts: {} },
  ...{ weight: 1, length: 1, breadth: 1, height: 1, active: true, updated_at: VERSION },
} as unknown as ShopProduct
const ONLY = { id: "v1", values: [], price: 100, quantity: 4, active: true }
const NO_TAX = { hsn: null, rate_class: null, exempt: null }
const PLACES = [
  { id: "sloc_1", name: "Pune" },
  { id: "sloc_2", name: "Bengaluru" },
]

/** Responses for a product in these sizes, or of one kind. `sent` are the bodies of its saves. */
function shop(sizes: string[] = []) {
  const sent: Record<string, unknown>[] = []
  const product = "/back-office/products/prod_1"
  const variants = {
    options: sizes.length ? [{ title: "Size", values: sizes.map((value) => ({ value })) }] : [],
    variants: sizes.length ? sizes.map((size) => ({ ...ONLY, id: `v${size}`, values: [size] })) : [ONLY],
    updated_at: VERSION,
  }
  const tax = { id: "prod_1", own: NO_TAX, category: NO_TAX, applied: { ...NO_TAX, hsn: "" }, rates: null, in_gap: [] }
  const responses: Record<string, Responder> = {
    "GET /back-office/categories": () =>
      Response.json([LOTA.category], { headers: { "content-range": "categories 0-0/1" } }),
    [`GET ${product}`]: () => Response.json(LOTA),
    [`GET ${product}/variants`]: () => Response.json(variants),
    [`GET ${product}/size-chart`]: () => Response.json({ product: { rows: [], rows_hi: [] }, category: null }),
    [`GET ${product}/tax`]: () => Response.json(tax),
    [`GET ${product}/warehouse`]: () => Response.json({ id: "prod_1", location_id: "sloc_1", places: PLACES }),
    [`PUT ${product}`]: ({ body }) => {
      sent.push(body as Record<string, unknown>)
      return Response.json(LOTA)
    },
  }
  return { responses, sent }
}

const open = (at = "") =>
  renderScreen(
    <Routes>
      <Route path="/update-product/:id/*" element={<Edit />} />
      <Route path="/products" element="The list" />
    </Routes>,
    { at: `/update-product/prod_1${at}`, from: "/products" },
  )
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))
const alertDialog = (name: string) => screen.findByRole("alertdialog", { name })
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } })
const fieldValue = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent

it("a product that is edited shows that it loads, and a save that is not answered says 'Oops...'", async () => {
  const { promise: held, resolve: respond } = deferred<void>()
  let isAway = true
  mockResponses({
    ...shop().responses,
    "GET /back-office/products/prod_1": () => held.then(() => Response.json(LOTA)),
    "PUT /back-office/products/prod_1": () => (isAway ? rejectWithNetworkError() : Response.json(LOTA)),
  })
  open("/variants")
  await screen.findByRole("status", { name: "Loading" })
  respond()
  fireEvent.change(await screen.findByRole("spinbutton", { name: /^Price/ }), { target: { value: "12" } })
  await press("Update Product")
  expect((await alertDialog("Oops...")).textContent).toContain("Something went wrong!")
  await press("OK")
  isAway = false
  await press("Update Product")
  expect((await alertDialog("Product Updated")).textContent).toContain("Product has been successfully updated!")
})

it("a wrong field on a hidden tab opens that tab and is focused", async () => {
  mockResponses(shop().responses)
  const { router } = open()
  await type("HSN code", "62044")
  await press("Update Product")
  await screen.findByText("An HSN code has 4, 6 or 8 digits")
  await waitFor(() => expect(selectedTab()).toBe("Tax"))
  expect(router.state.location.pathname).toBe("/update-product/prod_1/tax")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("HSN code")))
})

it("sends the changes of all tabs in one request, and nothing else", async () => {
  const { responses, sent } = shop()
  mockResponses(responses)
  open()
  fireEvent.change(await screen.findByRole("textbox", { name: /^Name/ }), { target: { value: "Lota of copper" } })
  await type("HSN code", "7418")
  await type("SKU: The only kind", "LOTA-1")
  fireEvent.mouseDown(screen.getByRole("combobox", { name: /Warehouse/ }))
  fireEvent.click(await screen.findByRole("option", { name: "Bengaluru" }))
  await press("Update Product")
  await alertDialog("Product Updated")
  expect(sent).toEqual([
    {
      ...{ name: "Lota of copper", tax: { ...NO_TAX, hsn: "7418" }, location_id: "sloc_2", updated_at: VERSION },
      variants: { options: [], variants: [{ id: "v1", values: [], active: true, price: 100, sku: "LOTA-1" }] },
    },
  ])
})

it("shows the server's rejection, and keeps everything typed", async () => {
  const { responses } = shop()
  const message = "Another product has one of these SKUs"
  mockResponses({ ...responses, "PUT /back-office/products/prod_1": reject(message, 409) })
  open("/variants")
  await type("SKU: The only kind", "LOTA-1")
  await type("HSN code", "7418")
  await press("Update Product")
  expect((await alertDialog("Oops...")).textContent).toContain(message)
  await press("OK")
  expect([fieldValue("SKU: The only kind"), fieldValue("HSN code")]).toEqual(["LOTA-1", "7418"])
})

it("tells the second of two editors that variants changed, and sends only their own change", async () => {
  const { responses, sent } = shop(["S", "M"])
  const product = "/back-office/products/prod_1"
  const current = { ...LOTA, updated_at: "2026-01-02T00:00:00.000Z" }
  let isOutdated = true
  mockResponses({
    ...responses,
    [`GET ${product}/variants`]: async (request) => {
      const read = await (await responses[`GET ${product}/variants`](request)).json()
      if (!isOutdated) read.variants[1].price = 150
      return Response.json({ ...read, updated_at: isOutdated ? VERSION : current.updated_at })
    },
    [`PUT ${product}`]: (request) => {
      if (!isOutdated) return responses[`PUT ${product}`](request)
      isOutdated = false
      return Response.json({ message: "Changed", current }, { status: 409 })
    },
  })
  open("/variants")
  await type("HSN code", "7418")
  await press("Update Product")
  const changes = await screen.findByRole("list", { name: "What they changed" })
  expect(changes.textContent).toBe("Variants: M 100 × 4 → M 150 × 4")
  await press("Keep my changes")
  await waitFor(() => expect(fieldValue("Price in ₹: M")).toBe("150"))
  expect(fieldValue("HSN code")).toBe("7418")
  await press("Update Product")
  await alertDialog("Product Updated")
  expect(sent).toEqual([{ tax: { ...NO_TAX, hsn: "7418" }, updated_at: current.updated_at }])
})

it("variants are made from options, begin with the product's price and stock, and are filled by pasting", async () => {
  const { responses, sent } = shop()
  mockResponses(responses)
  open("/variants")
  fireEvent.change(await screen.findByRole("spinbutton", { name: /^Price/ }), { target: { value: "120" } })
  await press("Add an option")
  await type("Name, such as Size or Colour", "Size")
  const values = screen.getByLabelText("Values, in the order shown")
  fireEvent.change(values, { target: { value: "S,M,L" } })
  fireEvent.keyDown(values, { key: "Enter" })
  await waitFor(() => expect([fieldValue("Price in ₹: S"), fieldValue("Stock: S")]).toEqual(["120", "4"]))
  expect(screen.queryByRole("spinbutton", { name: /^Price/ })).toBeNull()
  await press("Fill down Stock")
  paste("Price in ₹: M", "130\t2\n140\t9\n")
  await press("Leave out L")
  await press("Make all combinations")
  await waitFor(() => expect(fieldValue("Price in ₹: L")).toBe("120"))
  await press("Leave out L")
  await press("Cancel")
  fireEvent.click(within(await alertDialog("Leave without saving?")).getByRole("button", { name: "Keep editing" }))
  await press("Update Product")
  await alertDialog("Product Updated")
  expect(sent[0]).toEqual({
    variants: {
      options: [{ title: "Size", values: [{ value: "S" }, { value: "M" }, { value: "L" }] }],
      variants: [
        { id: "v1", values: ["S"], active: true, price: 120 },
        { values: ["M"], active: true, price: 130, quantity: 2 },
      ],
    },
    updated_at: VERSION,
  })
})

it("keeps the first editor's changed, added and removed variants when the second saves", async () => {
  const { responses, sent } = shop(["S", "M", "L"])
  const product = "/back-office/products/prod_1"
  const current = { ...LOTA, updated_at: "2026-01-02T00:00:00.000Z" }
  const added = { ...ONLY, id: "vXL", values: ["XL"], price: 160, quantity: 9 }
  let isOutdated = true
  mockResponses({
    ...responses,
    [`GET ${product}/variants`]: async (request) => {
      const read = await (await responses[`GET ${product}/variants`](request)).json()
      if (isOutdated) return Response.json(read)
      const [small, medium] = read.variants
      return Response.json({
        options: [{ title: "Size", values: ["S", "M", "XL"].map((value) => ({ value })) }],
        variants: [small, { ...medium, price: 150 }, added],
        updated_at: current.updated_at,
      })
    },
    [`PUT ${product}`]: (request) => {
      if (!isOutdated) return responses[`PUT ${product}`](request)
      isOutdated = false
      return Response.json({ message: "Changed", current }, { status: 409 })
    },
  })
  open("/variants")
  await type("Price in ₹: S", "120")
  await press("Update Product")
  await press("Keep my changes")
  await waitFor(() =>
    expect(["S", "M", "XL"].map((size) => fieldValue(`Price in ₹: ${size}`))).toEqual(["120", "150", "160"]),
  )
  expect(screen.queryByLabelText("Price in ₹: L")).toBeNull()
  await press("Update Product")
  await alertDialog("Product Updated")
  expect(sent).toEqual([
    {
      variants: {
        options: [{ title: "Size", values: [{ value: "S" }, { value: "M" }, { value: "XL" }] }],
        variants: [
          { id: "vS", values: ["S"], active: true, price: 120 },
          { id: "vM", values: ["M"], active: true, price: 150 },
          { id: "vXL", values: ["XL"], active: true, price: 160 },
        ],
      },
      updated_at: current.updated_at,
    },
  ])
})

it("Enter in the empty field of an option's values does not send the form", async () => {
  const { responses, sent } = shop(["S", "M"])
  mockResponses(responses)
  open("/variants")
  const values = await screen.findByLabelText("Values, in the order shown")
  // jsdom sends no form by Enter: a browser does unless the key's default is prevented
  expect(fireEvent.keyDown(values, { key: "Enter" })).toBe(false)
  expect(sent).toEqual([])
})

it("renders only the edited cell while typing in one of many variants", async () => {
  const sizes = Array.from({ length: 12 }, (_, at) => `W${at}`)
  mockResponses(shop(sizes).responses)
  open("/variants")
  const cell = await screen.findByLabelText("Price in ₹: W5")
  // each field words its label when it is drawn
  const worded = vi.spyOn(i18nProvider, "translate")
  fireEvent.change(cell, { target: { value: "125" } })
  await waitFor(() => expect(fieldValue("Price in ₹: W5")).toBe("125"))
  expect(worded.mock.calls.length).toBeGreaterThan(0)
  expect(worded.mock.calls.length).toBeLessThan(50)
})
