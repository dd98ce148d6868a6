import type { PlacedOrder } from "@haat/checkout/contract"
import type { Refundable } from "@haat/payments/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { localStorageStore } from "react-admin"
import { Route, Routes } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, readFilter, reject, renderScreen, respondWithList } from "../testing/render-screen"
import OrderList from "./List"
import PackingSlip from "./PackingSlip"
import { RefundDialog } from "./RefundDialog"
import OrderShow from "./Show"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const HOME = { first_name: "Vasudha", address_1: "12 Karve Road", province: "Maharashtra", country_code: "in" }

const order = (display_id: number) =>
  ({
    ...{ id: `order_${display_id}`, display_id, customer_name: "Vasudha", total: 670, documents: [], tracking: [] },
    ...{ status: "pending", fulfillment_status: "not_fulfilled", payment_method: "Cash On Delivery" },
    ...{ payment_status: "Pending", created_at: "2026-01-01T00:00:00.000Z", items: [], refunds: [] },
    ...{ offers: [], charges: [], fields: [], cancelled_pieces: [], warehouses: [], parcels: [] },
    shipping_address: HOME,
    billing_address: HOME,
  }) as unknown as PlacedOrder

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }))
const chooseOption = async (box: string, word: string) => {
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: box }))
  fireEvent.click(await screen.findByRole("option", { name: word }))
}
/** The list with these rows, or none of them once it is filtered. @returns the filters that the shop was asked for */
const mockOrders = (rows: PlacedOrder[]) => {
  const requested: Record<string, unknown>[] = []
  mockResponses({
    "GET /back-office/orders": (request) => {
      const filter = readFilter(request.url)
      requested.push(filter)
      return respondWithList("until" in filter ? [] : rows)(request)
    },
  })
  return requested
}

it("orders are filtered by status, payment and days, and none says 'No Order Found till now!'", async () => {
  const requested = mockOrders([order(2), order(1)])
  renderScreen(<OrderList />, { resource: "orders" })
  await screen.findByRole("button", { name: /^#2/ })
  await chooseOption("Status", "To ship")
  await waitFor(() => expect(requested.at(-1)).toEqual({ state: "to_ship" }))
  await chooseOption("Payment", "Payment pending")
  await waitFor(() => expect(requested.at(-1)).toEqual({ state: "to_ship", payment: "pending" }))
  fireEvent.change(screen.getByLabelText("Until this day"), { target: { value: "2024-01-31" } })
  await waitFor(() => expect(requested.at(-1)).toEqual({ state: "to_ship", payment: "pending", until: "2024-01-31" }))
  await screen.findByText("No Order Found till now!")
})

it("lists orders in the server's order, at most one open, with a CSV export", async () => {
  mockOrders([order(2), order(1)])
  renderScreen(<OrderList />, { resource: "orders" })
  const [newest, oldest] = await screen.findAllByRole("button", { name: /^#\d/ })
  expect(newest.textContent).toContain("#2")
  fireEvent.click(newest)
  await waitFor(() => expect(newest.getAttribute("aria-expanded")).toBe("true"))
  fireEvent.click(oldest)
  await waitFor(() => expect(oldest.getAttribute("aria-expanded")).toBe("true"))
  expect(newest.getAttribute("aria-expanded")).toBe("false")
  const link = screen.getByRole("link", { name: "Export CSV" })
  expect(link.getAttribute("href")).toMatch(/^\/back-office\/orders\/export\?filter=/)
})

const openShow = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/orders/:id/show" element={<OrderShow />} />
      <Route path="/orders/:id/slip" element={<PackingSlip />} />
      <Route path="*" element={<OrderList />} />
    </Routes>,
    { resource: "orders", at },
  )

it("an order has a screen of its own, to which the open row of the list leads", async () => {
  mockResponses({
    "GET /back-office/orders": respondWithList([order(1)]),
    "GET /back-office/orders/order_1": () => Response.json({ ...order(1), freight: [], payments: [] }),
  })
  const { user, router } = openShow("/orders")
  await press(/^#1/)
  await user.click(await screen.findByRole("link", { name: "Open on its own" }))
  await screen.findByRole("heading", { level: 1, name: "Order #1" })
  expect(router.state.location.pathname).toBe("/orders/order_1/show")
  for (const name of ["Mark as packed", "Ship order"]) expect(screen.getByRole("button", { name })).toBeTruthy()
  expect(screen.queryByRole("link", { name: "Open on its own" })).toBeNull()
  await user.click(screen.getByRole("link", { name: "All orders" }))
  await screen.findByRole("button", { name: /^#1/ })
})

it("an order's packing slip leads back to the screen that it was opened from", async () => {
  mockResponses({
    "GET /back-office/orders/order_1": () => Response.json(order(1)),
    "GET /store/shop": () => Response.json({ name: "Haat", contact_email: "", contact_phone: "" }),
  })
  const { user } = openShow("/orders/order_1/show")
  await user.click(await screen.findByRole("link", { name: "Packing slip" }))
  await screen.findByRole("article", { name: "Packing slip" })
  await user.click(screen.getByRole("link", { name: "Back to the order" }))
  await screen.findByRole("heading", { level: 1, name: "Order #1" })
})

it("shows that there is no order at an unknown address", async () => {
  mockResponses({ "GET /back-office/orders/order_x": reject("Not found", 404) })
  openShow("/orders/order_x/show")
  await screen.findByRole("heading", { level: 1, name: "There is no such order" })
})

it("a filter of the orders is saved under a name, found again on this device, and removed", async () => {
  const requested = mockOrders([order(1)])
  const open = () => renderScreen(<OrderList />, { resource: "orders", store: localStorageStore() })
  const item = (name: string) => screen.findByRole("menuitem", { name })
  open()
  await press("Saved queries")
  expect((await item("Save current query...")).getAttribute("aria-disabled")).toBe("true")
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" })
  await chooseOption("Status", "Delivered")
  await waitFor(() => expect(requested.at(-1)).toEqual({ state: "delivered" }))
  await press("Saved queries")
  fireEvent.click(await item("Save current query..."))
  fill("Query name", "What arrived")
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }))
  cleanup()

  open()
  await waitFor(() => expect(requested.at(-1)).toEqual({}))
  await press("Saved queries")
  fireEvent.click(await item("What arrived"))
  await waitFor(() => expect(requested.at(-1)).toEqual({ state: "delivered" }))
  await press("Saved queries")
  fireEvent.click(await item('Remove query "What arrived"'))
  await press("Confirm")
  await press("Saved queries")
  await item("Save current query...")
  expect(screen.queryByRole("menuitem", { name: "What arrived" })).toBeNull()
})

const REFUNDABLE: Refundable = {
  ...{
    left_paise: 37_000,
    source_left_paise: 37_000,
    captured_paise: 37_000,
    delivery_paise: 7_000,
    disputed_paise: 0,
  },
  sources: [{ payment_id: "pay_1", in_cash: false, left_paise: 37_000 }],
  lines: [{ line_id: "item_1", name: "Lota", quantity: 1, refunded: 0, refunded_paise: 0, paid_paise: 30_000 }],
}

it("a refund requires a reason, and shows the server's rejection in the form", async () => {
  const sent: unknown[] = []
  mockResponses({
    "POST /back-office/orders/order_1/refund": (request) => {
      sent.push(request.body)
      return reject("Only ₹370 is left to refund", 400)(request)
    },
  })
  const paid = { ...order(1), cancellable: true } as OrderDetail
  renderScreen(<RefundDialog order={paid} refundable={REFUNDABLE} onClose={() => {}} />, { resource: "orders" })
  const dialog = within(await screen.findByRole("dialog", { name: "Refund of order #1" }))
  fireEvent.click(dialog.getByRole("radio", { name: "An amount" }))
  fireEvent.change(await dialog.findByRole("spinbutton", { name: /^Amount/ }), { target: { value: "5000" } })
  fireEvent.click(dialog.getByRole("button", { name: "Refund" }))
  await dialog.findByText("Say why: at least 3 characters")
  fill(/^Reason/, "Too much")
  fireEvent.click(dialog.getByRole("button", { name: "Refund" }))
  const question = within(await screen.findByRole("alertdialog", { name: "Refund ₹5,000?" }))
  fireEvent.click(question.getByRole("button", { name: "Refund ₹5,000" }))
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toContain("Only ₹370 is left to refund"))
  expect(sent).toMatchObject([{ amount: 5000, reason: "Too much", expected_left_paise: 37_000 }])
})
