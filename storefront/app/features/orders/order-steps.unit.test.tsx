import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { OrderSteps } from "./order-steps.tsx"

const drawn = (
  status: "pending" | "completed" | "canceled",
  fulfillment_status: "not_fulfilled" | "packed" | "delivered",
) => {
  const html = renderToStaticMarkup(<OrderSteps order={{ status, fulfillment_status }} />)
  return [...html.matchAll(/<li( aria-current="step")?.*?<\/li>/g)].map(([item, current]) => {
    const text = item.replace(/<[^>]*>/g, "")
    return current ? `${text} <` : text
  })
}

describe("the steps of an order", () => {
  it("go from placed to delivered, with those that are done and the one it is at", () => {
    expect(drawn("pending", "not_fulfilled")).toEqual(["Placed <", "Packed", "Shipped", "Delivered"])
    expect(drawn("pending", "packed")).toEqual(["Placed (done)", "Packed <", "Shipped", "Delivered"])
    expect(drawn("completed", "delivered")).toEqual(["Placed (done)", "Packed (done)", "Shipped (done)", "Delivered <"])
  })

  it("end where it was cancelled", () => {
    expect(drawn("canceled", "not_fulfilled")).toEqual(["Placed (done)", "Cancelled <"])
    expect(drawn("canceled", "packed")).toEqual(["Placed (done)", "Packed (done)", "Cancelled <"])
  })
})
