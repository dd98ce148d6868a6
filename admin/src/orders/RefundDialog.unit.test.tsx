import type { QuotePieces, Refundable } from "@haat/payments/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { fill, mockResponses, renderScreen } from "../testing/render-screen"
import { RefundDialog } from "./RefundDialog"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ORDER = { id: "order_1", display_id: 7, cancellable: true } as OrderDetail
const REFUNDABLE: Refundable = {
  ...{ captured_paise: 114_700, left_paise: 114_700, source_left_paise: 114_700, disputed_paise: 0 },
  sources: [{ payment_id: "pay_1", in_cash: false, left_paise: 114_700 }],
  lines: [
    { line_id: "ordli_1", name: "Brass cup", quantity: 3, refunded: 0, refunded_paise: 0, paid_paise: 67_500 },
    { line_id: "ordli_2", name: "Jug", quantity: 1, refunded: 0, refunded_paise: 0, paid_paise: 40_000 },
  ],
  delivery_paise: 7_200,
}
const QUOTE = "POST /back-office/orders/order_1/pieces-quote"
const REFUND = "POST /back-office/orders/order_1/refund"

/**
 * As the server quotes it: pieces that are sent anyway come to their price, and else take their share of the delivery
 * with them.
 */
const quote = ({ body }: { body: unknown }) =>
  Response.json(
    (body as QuotePieces).send_anyway
      ? { cancels: null, total_paise: null, source_paise: 22_500, credit_paise: 0, in_cash: false }
      : { cancels: "pieces", total_paise: 91_200, source_paise: 23_500, credit_paise: 0, in_cash: false },
  )

async function openDialog({ order = ORDER, refundable = REFUNDABLE } = {}) {
  const close = vi.fn()
  const { user } = renderScreen(<RefundDialog order={order} refundable={refundable} onClose={close} />, {
    resource: "orders",
  })
  const dialog = await screen.findByRole("dialog", { name: "Refund of order #7" })
  const choose = (name: string, count: number) =>
    fireEvent.change(within(dialog).getByLabelText(name), { target: { value: String(count) } })
  const send = () => user.click(within(dialog).getByRole("button", { name: "Refund" }))
  return { user, close, dialog, choose, send }
}

it("offers a line before shipping with its share of the delivery, unless it is sent anyway", async () => {
  const sent: object[] = []
  mockResponses({
    [QUOTE]: quote,
    [REFUND]: ({ body }) => {
      sent.push(body as object)
      return Response.json({ id: "refd_1", state: "pending", amount: 225 })
    },
  })
  const { user, close, dialog, choose, send } = await openDialog()
  choose("Brass cup", 1)
  await within(dialog).findByText("Comes to ₹235")
  expect(within(dialog).getByRole("status").textContent).toContain("the order is then ₹912")
  await user.click(within(dialog).getByLabelText("Send them anyway"))
  await within(dialog).findByText("Comes to ₹225")
  expect(within(dialog).getByRole("status").textContent).not.toContain("cancelled")

  fill(/^Reason/, "It has a crack")
  await send()
  const question = await screen.findByRole("alertdialog", { name: "Refund ₹225?" })
  await user.click(within(question).getByRole("button", { name: "Refund ₹225" }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toMatchObject([
    { lines: [{ line_id: "ordli_1", quantity: 1 }], send_anyway: true, expected_left_paise: 114_700 },
  ])
})

it("fetches the amount again before the confirmation, and shows a rejection", async () => {
  let quotes = 0
  const sentence = "Someone else has refunded something meanwhile: ₹912 is left"
  mockResponses({
    [QUOTE]: (request) => {
      quotes += 1
      return quote(request)
    },
    [REFUND]: () => Response.json({ message: sentence }, { status: 409 }),
  })
  const { user, close, dialog, choose, send } = await openDialog()
  choose("Brass cup", 1)
  await within(dialog).findByText("Comes to ₹235")
  await send()
  await within(dialog).findByText("Say why: at least 3 characters")
  fill(/^Reason/, "It has a crack")
  const before = quotes
  await send()
  const question = await screen.findByRole("alertdialog", { name: "Refund ₹235?" })
  expect(quotes).toBeGreaterThan(before)
  await user.click(within(question).getByRole("button", { name: "Refund ₹235" }))
  await within(dialog).findByText(sentence)
  expect(close).not.toHaveBeenCalled()
})

it("requires the reference of a transfer for a part paid in cash", async () => {
  mockResponses({
    [QUOTE]: () =>
      Response.json({ cancels: null, total_paise: null, source_paise: 22_500, credit_paise: 0, in_cash: true }),
  })
  const { dialog, choose, send } = await openDialog({ order: { ...ORDER, cancellable: false } as OrderDetail })
  expect(within(dialog).queryByLabelText("Send them anyway")).toBeNull()
  expect(within(dialog).queryByRole("textbox", { name: /^Reference/ })).toBeNull()
  choose("Brass cup", 1)
  await within(dialog).findByRole("textbox", { name: /^Reference/ })
  fill(/^Reason/, "It has a crack")
  await send()
  await within(dialog).findByText(/^Type the reference of the UPI or bank transfer/)
})
