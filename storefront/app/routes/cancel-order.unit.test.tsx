// @vitest-environment happy-dom
import type { Order } from "@haat/checkout/contract"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import CancelPiecesDialog from "../features/orders/cancel-pieces-dialog.tsx"
import { CancelledPieces, CancelPieces } from "../features/orders/cancelled-pieces.tsx"
import { FetchError, sdk } from "../lib/backend/sdk.ts"
import { notify } from "../lib/notify.ts"
import { renderPart } from "../testing/render-part.tsx"
import { action } from "./cancel-order.tsx"

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

describe("a shopper's button to cancel some items", () => {
  const links = () => screen.queryAllByRole("link", { name: "Cancel some items" })

  it("is shown before packing when the shop allows it and the order has several pieces", () => {
    renderPart(<CancelPieces order={ORDER} />)
    expect(links()).toHaveLength(1)
    cleanup()
    renderPart(<CancelPieces order={{ ...ORDER, pieces_cancellable: false }} />)
    renderPart(<CancelPieces order={{ ...ORDER, items: ORDER.items.slice(1) }} />)
    expect(links()).toHaveLength(0)
  })

  it("leaves a line that says what was cancelled", () => {
    const { container } = renderPart(<CancelledPieces pieces={[{ name: "Brass cup", quantity: 2, amount: 500 }]} />)
    expect(container.textContent).toContain("2 × Brass cup")
    cleanup()
    expect(renderPart(<CancelledPieces pieces={[]} />).container.textContent).toBe("")
  })
})

describe("the dialog to cancel some items", () => {
  const submit = () => fireEvent.submit(screen.getByRole("dialog").querySelector("form") as HTMLFormElement)
  const choose = (name: string, count: number) =>
    fireEvent.change(screen.getByLabelText(`Pieces of ${name} to cancel`), { target: { value: String(count) } })

  it("mentions the refund of a paid order, and none for cash on delivery", () => {
    renderPart(<CancelPiecesDialog order={ORDER} open onClose={() => undefined} />)
    expect(screen.getByRole("dialog").textContent).toContain("What you paid for it goes back to where it came from.")
    cleanup()
    renderPart(<CancelPiecesDialog order={{ ...ORDER, payment_status: "Pending" }} open onClose={() => undefined} />)
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
    renderPart(<CancelPiecesDialog order={ORDER} open onClose={close} />)
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
    renderPart(<CancelPiecesDialog order={ORDER} open onClose={() => undefined} />)
    choose("Brass cup", 3)
    choose("Jug", 1)
    submit()
    await waitFor(() => expect(success).toHaveBeenCalledWith("Order #7 cancelled.", 4_000))
  })
})

describe("the form to cancel some items that a browser sends itself", () => {
  const post = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ form: "cancel-pieces", expected_total: "1147", ...fields })
    const request = new Request("http://shop.test/orders/order_1/cancel", { method: "POST", body })
    return action({ request, params: { order_id: "order_1" } } as unknown as Parameters<typeof action>[0])
  }
  const request_id = "5b3a4a6e-6f5a-4c6e-9d0e-2f6f6a3b7c11"

  it("cancels the pieces that are chosen, and leads to what is left of the order", async () => {
    const fetch = vi.spyOn(sdk.client, "fetch").mockResolvedValue({ order: ORDER })
    const fields = { request_id, "pieces_of.ordli_1": "2", "pieces_of.ordli_2": "0" }
    const result = (await post(fields)) as Response
    expect(result.headers.get("location")).toBe("/orders/order_1")
    expect(fetch).toHaveBeenCalledWith(
      "/store/my-orders/order_1/cancelled-pieces",
      expect.objectContaining({
        body: { request_id, expected_total: 1_147, lines: [{ line_id: "ordli_1", quantity: 2 }] },
      }),
    )
  })

  it("is rejected while no piece is chosen, and keeps its values", async () => {
    const fetch = vi.spyOn(sdk.client, "fetch")
    expect(await post({ request_id, "pieces_of.ordli_1": "0" })).toMatchObject({
      init: { status: 400 },
      data: { form: "cancel-pieces", errors: { lines: expect.any(String) }, values: { "pieces_of.ordli_1": "0" } },
    })
    expect(fetch).not.toHaveBeenCalled()
  })
})
