import type { LineReturnTerms, PlacedOrder } from "@haat/checkout/contract"
import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { mockResponses, renderScreen } from "../testing/render-screen"
import { ClaimForm } from "./ClaimForm"

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LINE = { line_id: "ordli_1", variant_id: "variant_1", name: "Brass lota", left: 2, exchanges: [] }

it("shows invalid pieces of a claim, and sends nothing", async () => {
  const sent = mockResponses({})
  renderScreen(
    <ClaimForm
      order={{ id: "order_1", display_id: 12 } as PlacedOrder}
      lines={[LINE as unknown as LineReturnTerms]}
      onClose={() => {}}
    />,
    { resource: "returns" },
  )
  const dialog = within(await screen.findByRole("dialog"))
  fireEvent.change(dialog.getByRole("spinbutton", { name: /Brass lota/ }), { target: { value: "1.5" } })
  fireEvent.click(dialog.getByRole("button", { name: "Open a claim" }))
  expect((await dialog.findByRole("alert")).textContent).toMatch(/whole number/)
  expect(sent).not.toHaveBeenCalled()
})
