/** @vitest-environment happy-dom */
import type { Address } from "@haat/accounts/contract"
import type { CheckoutSummary } from "@haat/checkout/contract"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { COMMON as COMMON_HI } from "../../components/messages.hi.ts"
import { COMMON } from "../../components/messages.ts"
import { NEWCOMER, renderScreen, respondTo } from "../../testing/render-screen.tsx"
import { showHindi } from "../../testing/show-hindi.ts"
import { CHECKOUT as CHECKOUT_HI } from "./messages.hi.ts"
import { CHECKOUT } from "./messages.ts"
import { PayStep } from "./pay-step.tsx"

const HOME: Address = {
  ...{ id: "cuaddr_home", address_1: "1 MG Road", address_2: "", city: "Bengaluru", province: "Karnataka" },
  ...{ postal_code: "560001", country_code: "in", type: "shipping", is_default: true },
}
const GIFT: Address = { ...HOME, id: "cuaddr_gift", is_default: false, recipient_name: "Meera Joshi" }
const OFFICE: Address = {
  ...{ ...HOME, id: "cuaddr_office", address_1: "7 Residency Road", is_default: false, company: "Joshi Clinic" },
  type: "billing",
}
const SUMMARY: CheckoutSummary = {
  cart_id: "cart_1",
  ...{ lines: [], item_total: 300, item_discount: 0, delivery_charge: 54, delivery_discount: 0, total: 354 },
  ...{ charges: [], cash_charges: [], cod_total: 354, fields: {} },
  test_mode: { payment: false, delivery: false },
}
const FREE: CheckoutSummary = { ...SUMMARY, item_discount: 300, delivery_discount: 54, total: 0, cod_total: 0 }
const GSTIN = "29AAPFU0939F1ZR"

type Given = { summary?: CheckoutSummary; addresses?: Address[]; respond?: () => Response }

/** Draws the pay step of a cart. @returns what was ordered */
async function payStep({ summary = SUMMARY, addresses = [HOME, GIFT, OFFICE], respond }: Given = {}) {
  const sent: unknown[] = []
  respondTo({
    "GET /store/checkout": () => Response.json({ summary }),
    "POST /store/checkout": (body) => {
      sent.push(body)
      return respond?.() ?? Response.json({ order: { id: "order_1", display_id: 7 } }, { status: 201 })
    },
  })
  const onPlaced = vi.fn()
  const [address] = addresses
  const drawn = renderScreen(<PayStep {...{ address, addresses, onPlaced }} backTo="/checkout" />, {
    me: { ...NEWCOMER, addresses },
    at: `/checkout?address=${address.id}&step=pay`,
  })
  await screen.findByTestId("order-total")
  return { sent, onPlaced, ...drawn }
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const GSTIN_LABEL = "GSTIN of your business (optional)"

describe("an order that costs nothing", () => {
  it("asks for no way to pay, and is placed as it is", async () => {
    const { user, sent, onPlaced } = await payStep({ summary: FREE })
    expect(screen.getByTestId("order-total").textContent).toBe("₹0")
    expect([screen.queryByText("Payment"), screen.queryAllByRole("radio")]).toEqual([null, []])
    await user.click(screen.getByRole("button", { name: "Place Order" }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ address_id: HOME.id, expected_total: 0 }])
  })

  it("asks for one where delivery is to be paid", async () => {
    await payStep()
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(["cod", "online"])
  })
})

describe("an order of a business", () => {
  it("is billed to the address saved for bills, or to another that is chosen", async () => {
    const { user, sent, onPlaced } = await payStep()
    expect(screen.queryByLabelText("Billing address")).toBeNull()
    type(GSTIN_LABEL, "29 AAPFU 0939F 1ZR")
    const bill = screen.getByLabelText<HTMLSelectElement>("Billing address")
    expect([...bill.options].map(({ text }) => text)).toEqual([
      "The delivery address",
      "Meera Joshi, 1 MG Road, Bengaluru",
      "Joshi Clinic, 7 Residency Road, Bengaluru",
    ])
    expect(bill.value).toBe(OFFICE.id)
    await user.click(screen.getByRole("button", { name: "Place Order" }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ gstin: GSTIN, billing_address_id: OFFICE.id }])
  })

  it("rejects an invalid GSTIN, and has no billing address without one", async () => {
    const { user, sent, onPlaced } = await payStep()
    type(GSTIN_LABEL, "29AAPFU0939F1ZX")
    await user.click(screen.getByRole("button", { name: "Place Order" }))
    const field = screen.getByLabelText(GSTIN_LABEL)
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"))
    expect([document.activeElement, sent]).toEqual([field, []])
    type(GSTIN_LABEL, "")
    await user.click(screen.getByRole("button", { name: "Place Order" }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(Object.keys(sent[0] as object).sort()).toEqual(["address_id", "expected_total", "payment_method"])
  })

  it("is asked for in Hindi too, and names who receives", async () => {
    showHindi([CHECKOUT, CHECKOUT_HI], [COMMON, COMMON_HI])
    const { user } = await payStep({ addresses: [GIFT, HOME, OFFICE] })
    screen.getByText("Meera Joshi, 1 MG Road, Bengaluru, Karnataka 560001")
    type("आपके व्यवसाय का GSTIN (ज़रूरी नहीं)", "29AAPFU0939F1ZX")
    const bill = screen.getByLabelText<HTMLSelectElement>("बिल का पता")
    expect(bill.options[0].text).toBe("डिलीवरी का पता")
    await user.click(screen.getByRole("button", { name: "ऑर्डर करें" }))
    const field = screen.getByLabelText("आपके व्यवसाय का GSTIN (ज़रूरी नहीं)")
    await waitFor(() => expect(field.getAttribute("aria-describedby")).toContain("error"))
    expect(screen.getByRole("alert").textContent).toMatch(/[ऀ-ॿ]/)
  })
})

it("shows one message for an ended session, and keeps the choices", async () => {
  const { user, sent, onPlaced, unmount } = await payStep({
    respond: () => Response.json({ message: "Please log in", code: "log_in" }, { status: 401 }),
  })
  type(GSTIN_LABEL, GSTIN)
  type("Billing address", GIFT.id)
  await user.click(screen.getByRole("button", { name: "Place Order" }))
  await screen.findByText("Please login to proceed with checkout")
  expect(screen.getAllByText(/log ?in/i).map(({ textContent }) => textContent)).toEqual([
    "Login Required",
    "Please login to proceed with checkout",
    "Log In",
  ])
  expect(screen.queryByText(/went wrong/)).toBeNull()
  expect(screen.getByRole("link", { name: "Log In" }).getAttribute("href")).toBe(
    `/login?next=${encodeURIComponent(`/checkout?address=${HOME.id}&step=pay`)}`,
  )
  expect([sent.length, onPlaced.mock.calls.length]).toEqual([1, 0])

  unmount()
  const { sent: sentAfterwards, user: back } = await payStep()
  expect(screen.getByLabelText<HTMLInputElement>(GSTIN_LABEL).value).toBe(GSTIN)
  await back.click(screen.getByRole("button", { name: "Place Order" }))
  await waitFor(() => expect(sentAfterwards).toMatchObject([{ gstin: GSTIN, billing_address_id: GIFT.id }]))
})
