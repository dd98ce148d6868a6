// @vitest-environment happy-dom
import type { Order } from "@haat/checkout/contract"
import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { renderPart } from "../../testing/render-part.tsx"
import CancelDialog from "./cancel-dialog.tsx"

afterEach(cleanup)

const ORDER = { id: "order_1", display_id: 7, total: 1_147, refunded: 0, payment_status: "Paid", items: [] }

function textFor(order: Partial<typeof ORDER>) {
  renderPart(
    <CancelDialog
      order={{ ...ORDER, ...order } as unknown as Order}
      open
      onClose={() => undefined}
      onCancel={() => undefined}
    />,
  )
  const { textContent } = screen.getByRole("dialog")
  cleanup()
  return textContent
}

it("shows the refund of a cancelled order without earlier refunds", () => {
  expect(textFor({})).toContain("₹1,147 goes back to where it came from.")
  expect(textFor({ refunded: 300 })).toContain("₹847 goes back to where it came from.")
  expect(textFor({ payment_status: "Pending" })).not.toContain("goes back")
  expect(textFor({ payment_status: "Refunded", refunded: 1_147 })).not.toContain("goes back")
})
