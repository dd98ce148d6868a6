// @vitest-environment happy-dom
import type { Order } from "@haat/checkout/contract"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { FetchError, sdk } from "../../lib/backend/sdk.ts"
import { notify } from "../../lib/notify.ts"
import CancelPiecesDialog from "./cancel-pieces-dialog.tsx"
import { CancelledPieces, CancelPieces } from "./cancelled-pieces.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ORDER = {
  ...{
    id: "order_1",
    display_id: 7,
    total: 1_147,
    status: "pending",
    payment_status: "Paid",
    pieces_cancellable: true,
  },
  items: [
    { id: "ordli_1", name: "Brass cup", quantity: 3 },
    { id: "ordli_2", name: "Jug", quantity: 1 },
  ],
} as Order

const draw = (part: ReactNode) => render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

describe("a shopper's button to cancel some items", () => {
  const buttons = () => screen.queryAllByRole("button", { name: "Cancel some items" })

  it("is there before packing alone, where the shop has shoppers do it and the order has several pieces", () => {
    draw(<CancelPieces order={ORDER} />)
    expect(buttons()).toHaveLength(1)
    cleanup()
    draw(<CancelPieces order={{ ...ORDER, pieces_cancellable: false }} />)
    draw(<CancelPieces order={{ ...ORDER, items: ORDER.items.slice(1) }} />)
    expect(buttons()).toHaveLength(0)
  })

  it("leaves a line that says what was cancelled", () => {
    const { container } = draw(<CancelledPieces pieces={[{ name: "Brass cup", quantity: 2, amount: 500 }]} />)
    expect(container.textContent).toContain("2 × Brass cup")
    cleanup()
    expect(draw(<CancelledPieces pieces={[]} />).container.textContent).toBe("")
  })
})

describe("the dialog to cancel some items", () => {
  const submit = () => fireEvent.submit(screen.getByRole("dialog").querySelector("form") as HTMLFormElement)
  const choose = (name: string, count: number) =>
    fireEvent.change(screen.getByLabelText(`Pieces of ${name} to cancel`), { target: { value: String(count) } })

  it("says that what was paid goes back, and nothing of that while cash is to be paid", () => {
    draw(<CancelPiecesDialog order={ORDER} open onClose={() => undefined} />)
    expect(screen.getByRole("dialog").textContent).toContain("What you paid for it goes back to where it came from.")
    cleanup()
    draw(<CancelPiecesDialog order={{ ...ORDER, payment_status: "Pending" }} open onClose={() => undefined} />)
    expect(screen.getByRole("dialog").textContent).not.toContain("What you paid")
  })

  it("sends nothing before a piece is chosen, shows the shop's sentence, and says what the order is then", async () => {
    const sentence = "This order is packed: its items cannot be cancelled any more"
    const sent: { request_id: string }[] = []
    vi.spyOn(sdk.client, "fetch").mockImplementation(async (path, init) => {
      expect([path, init?.method]).toEqual(["/store/my-orders/order_1/cancelled-pieces", "POST"])
      sent.push(init?.body as { request_id: string })
      if (sent.length === 1) throw new FetchError(409, sentence)
      return { order: { ...ORDER, total: 650 } }
    })
    const success = vi.spyOn(notify, "success")
    const close = vi.fn()
    draw(<CancelPiecesDialog order={ORDER} open onClose={close} />)
    submit()
    await screen.findByText("Choose how many pieces to cancel")
    choose("Brass cup", 2)
    submit()
    await screen.findByText(sentence)
    expect(close).not.toHaveBeenCalled()
    submit()
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(success).toHaveBeenCalledWith("Cancelled. Your order is now ₹650.", 4_000)
    const form = { expected_total: 1_147, lines: [{ line_id: "ordli_1", quantity: 2 }] }
    expect(sent).toMatchObject([form, form])
    expect(sent[1].request_id).toBe(sent[0].request_id)
  })

  it("says that the whole order is cancelled where none of it was left", async () => {
    vi.spyOn(sdk.client, "fetch").mockResolvedValue({ order: { ...ORDER, status: "canceled", total: 0 } })
    const success = vi.spyOn(notify, "success")
    draw(<CancelPiecesDialog order={ORDER} open onClose={() => undefined} />)
    choose("Brass cup", 3)
    choose("Jug", 1)
    submit()
    await waitFor(() => expect(success).toHaveBeenCalledWith("Order #7 cancelled.", 4_000))
  })
})
