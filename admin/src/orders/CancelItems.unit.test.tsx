import type { PlacedOrder } from "@haat/checkout/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, reject, renderScreen } from "../testing/render-screen"
import { CancelItems } from "./CancelItems"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ORDER = {
  ...{ id: "order_1", display_id: 7, total: 1_147, pieces_cancellable: true },
  items: [
    { id: "ordli_1", name: "Brass cup", quantity: 3 },
    { id: "ordli_2", name: "Jug", quantity: 1 },
  ],
} as PlacedOrder

const QUOTE = "POST /back-office/orders/order_1/pieces-quote"
const CANCEL = "POST /back-office/orders/order_1/cancelled-pieces"
const mockQuote = (more: object = {}) =>
  Response.json({
    ...{ cancels: "pieces", total_paise: 91_200, source_paise: 23_500, credit_paise: 0, in_cash: false },
    ...more,
  })

async function openDialog(order: PlacedOrder = ORDER) {
  const { user } = renderScreen(<CancelItems order={order} />, { resource: "orders" })
  await user.click(await screen.findByRole("button", { name: "Cancel items" }))
  const dialog = await screen.findByRole("dialog", { name: "Cancel items of order #7" })
  const choose = (name: string, count: number) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value: String(count) } })
  const send = () => user.click(within(dialog).getByRole("button", { name: "Cancel items" }))
  return { dialog, choose, send }
}

it("no items can be cancelled of an order that is packed or of one piece", () => {
  renderScreen(<CancelItems order={{ ...ORDER, pieces_cancellable: false }} />, { resource: "orders" })
  renderScreen(<CancelItems order={{ ...ORDER, items: ORDER.items.slice(1) }} />, { resource: "orders" })
  expect(screen.queryByRole("button", { name: "Cancel items" })).toBeNull()
})

it("the dialog shows the refund and the new total, as the server computes them", async () => {
  const requests: unknown[] = []
  mockResponses({
    [QUOTE]: ({ body }) => {
      requests.push(body)
      const { lines } = body as { lines: object[] }
      return lines.length > 1
        ? mockQuote({ cancels: "order", total_paise: 0, source_paise: 100_000, credit_paise: 14_700 })
        : mockQuote()
    },
  })
  const { dialog, choose } = await openDialog()
  expect(within(dialog).queryByRole("status")).toBeNull()
  choose("Brass cup", 1)
  const status = await within(dialog).findByText(/₹235 goes back/)
  expect(status.parentElement?.textContent).toContain("the order is then ₹912")
  expect(requests).toEqual([{ purpose: "cancel", lines: [{ line_id: "ordli_1", quantity: 1 }] }])
  choose("Jug", 1)
  await within(dialog).findByText(/₹1,147 goes back/)
  expect(within(dialog).getByRole("status").textContent).toMatch(/₹147 is store credit.*cancels the whole order/)
})

it("refunds nothing of uncollected cash, and says why items cannot be cancelled", async () => {
  const sentence = "3 of Brass cup can be cancelled at most"
  mockResponses({
    [QUOTE]: ({ body }) => {
      const [{ quantity }] = (body as { lines: { quantity: number }[] }).lines
      return quantity > 3 ? Response.json({ message: sentence }, { status: 409 }) : mockQuote({ source_paise: 0 })
    },
  })
  const { dialog, choose } = await openDialog()
  choose("Brass cup", 2)
  await within(dialog).findByText(/the order is then ₹912/)
  expect(within(dialog).getByRole("status").textContent).not.toContain("goes back")
  choose("Brass cup", 4)
  await within(dialog).findByText(sentence)
})

it("cancels the chosen items, and shows the server's rejection", async () => {
  const sent: object[] = []
  const sentence = "This order is packed"
  mockResponses({
    [QUOTE]: () => mockQuote(),
    [CANCEL]: (request) => {
      sent.push(request.body as object)
      return sent.length > 1 ? Response.json(ORDER) : reject(sentence, 409)(request)
    },
  })
  const { dialog, choose, send } = await openDialog()
  await send()
  await within(dialog).findByText("Choose how many pieces to cancel")
  choose("Brass cup", 2)
  fill("Reason", "One has a crack")
  await send()
  await within(dialog).findByText(sentence)
  await send()
  await screen.findByText("The items are cancelled")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const form = {
    ...{ expected_total: 1_147, reason: "One has a crack" },
    lines: [{ line_id: "ordli_1", quantity: 2 }],
  }
  expect(sent).toMatchObject([form, form])
  expect(new Set(sent.map((body) => (body as { request_id: string }).request_id)).size).toBe(1)
})
