import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { showHindi } from "../../testing/show-hindi.ts"
import { CameBackNote } from "./came-back-note.tsx"
import { ORDERS as ORDERS_HI } from "./messages.hi.ts"
import { ORDERS } from "./messages.ts"
import { deliveryLabel } from "./order-labels.ts"

const ORDER = { came_back_at: "2026-11-20T06:00:00Z", payment_status: "Paid", cancellable: true }
const drawn = (order: Partial<Omit<typeof ORDER, "came_back_at">> & { came_back_at?: string | null } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CameBackNote order={{ ...ORDER, ...order }} />
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, " ")

describe("a parcel that came back", () => {
  it("says when, and that it is sent again or its order cancelled", () => {
    expect(drawn()).toContain("came back to us undelivered on 20 November 2026")
    expect(drawn()).toContain("We can send it again")
    expect(drawn()).toContain("cancel the order, and what you paid goes back to you")
    expect(drawn({ payment_status: "Pending" })).toContain("cancel the order: nothing was paid for it")
    expect(drawn({ cancellable: false })).toContain("write to us that you want your money back")
  })

  it("says the same in Hindi", () => {
    showHindi([ORDERS, ORDERS_HI])
    expect(drawn()).toContain("बिना डिलीवरी हमारे पास लौट आया")
    expect(drawn()).toContain("या ऑर्डर रद्द करें, और आपके पैसे वापस हो जाएँगे।")
    expect(drawn({ cancellable: false })).toContain("या हमें लिखें कि आप अपने पैसे वापस चाहते हैं।")
  })

  it("is the state of its order until it is sent again", () => {
    const order = { status: "pending", fulfillment_status: "packed" } as const
    expect(deliveryLabel({ ...order, came_back_at: ORDER.came_back_at })).toBe("Came back to the shop")
    expect(deliveryLabel({ ...order, came_back_at: null })).toBe("Packed")
    expect(drawn({ came_back_at: null }).trim()).toBe("")
  })
})
