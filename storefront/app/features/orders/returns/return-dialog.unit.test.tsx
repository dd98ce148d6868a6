// @vitest-environment happy-dom
import type { LineReturnTerms } from "@haat/checkout/contract"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { notify } from "../../../lib/notify.ts"
import ReturnDialog from "./return-dialog.tsx"

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const DATES = { until: "2026-12-28T18:29:59Z", claim_until: "2026-12-28T18:29:59Z" }

const line = (line_id: string, name: string, more: Partial<LineReturnTerms>) =>
  ({
    line_id,
    name,
    left: 3,
    exchanges: [],
    way_back: 0,
    ...DATES,
    can_claim: true,
    can_return: true,
    ...more,
  }) as LineReturnTerms

const LINES = [
  line("ordli_1", "Brass cup", {
    exchanges: [
      { variant_id: "variant_1", choice: "Small" },
      { variant_id: "variant_2", choice: "Large" },
    ] as LineReturnTerms["exchanges"],
  }),
  line("ordli_2", "Jug", { can_return: false }),
]

const open = (onClose = () => {}) => {
  const dialog = <ReturnDialog order_id="order_1" lines={LINES} firstReason="damaged" open onClose={onClose} />
  const router = createMemoryRouter([{ path: "/", element: dialog }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole("dialog").querySelector("form") as HTMLFormElement)

describe("the dialog of a return", () => {
  it("sends nothing before a piece is chosen, and after a failure what was chosen", async () => {
    const sent: unknown[] = []
    vi.spyOn(sdk.client, "fetch").mockImplementation(async (path, init) => {
      expect([path, init?.method]).toEqual(["/store/my-orders/order_1/returns", "POST"])
      sent.push(init?.body)
      if (sent.length === 1) throw new FetchError(409, "Two of them are on their way already")
      return {}
    })
    const success = vi.spyOn(notify, "success")
    const close = vi.fn()
    open(close)
    submit()
    await screen.findByText("Pick at least one piece.")
    expect(sent).toEqual([])
    choose("Pieces of Brass cup", "2")
    choose("Pieces of Jug", "1")
    submit()
    await screen.findByText("Two of them are on their way already")
    expect(close).not.toHaveBeenCalled()
    submit()
    await waitFor(() => expect(close).toHaveBeenCalled())
    const request = { reason: "damaged", outcome: "refund", way: "pickup", note: "", photos: [] }
    const lines = [
      { line_id: "ordli_1", quantity: 2 },
      { line_id: "ordli_2", quantity: 1 },
    ]
    expect(sent).toEqual([
      { ...request, lines },
      { ...request, lines },
    ])
    expect(success).toHaveBeenCalledTimes(1)
  })

  it("asks for a variant in an exchange, and leaves lines out that have to stay", async () => {
    const fetched = vi.spyOn(sdk.client, "fetch").mockResolvedValue({})
    open()
    choose("Pieces of Jug", "1")
    choose("Why?", "does_not_fit")
    await waitFor(() => expect(screen.queryByLabelText("Pieces of Jug")).toBeNull())
    choose("Pieces of Brass cup", "1")
    choose("What do you want for it?", "exchange")
    await screen.findByLabelText("In exchange for Brass cup")
    submit()
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(fetched.mock.calls[0][1]?.body).toMatchObject({
      reason: "does_not_fit",
      outcome: "exchange",
      lines: [{ line_id: "ordli_1", quantity: 1, exchange_variant_id: "variant_1" }],
    })
  })
})
