import { ApiError } from "./api-error"
import type { Attempt } from "./pay"

/** Razorpay's cards for tests, and what they come to. */
const CARDS: Record<string, string | null> = {
  "4100280000001007": null,
  "5500670000001002": null,
  "6527658900001005": null,
  "4100280000080001": "Your account does not have enough funds for this payment",
  "4100280000060003": "Your payment has been declined by the bank",
}

const DECLINED = "Your payment has been declined by the bank"

/** The shopper's choice in the window: a plain button, a test card with its one-time password, or a UPI address. */
export function attemptOf(fields: Record<string, unknown>): Attempt {
  const text = (name: string) => String(fields[name] ?? "").replace(/\s/g, "")
  if (fields.how === "success") return { method: "card", failure: null }
  if (fields.how === "failure") return { method: "card", failure: DECLINED }
  if (fields.how === "upi") {
    const vpa = text("vpa").toLowerCase()
    if (vpa === "success@razorpay") return { method: "upi", failure: null }
    if (vpa === "failure@razorpay") return { method: "upi", failure: "The UPI payment was declined" }
    throw new ApiError("Use success@razorpay or failure@razorpay in test mode", "vpa")
  }
  if (fields.how === "card") {
    const number = text("number")
    if (!Object.hasOwn(CARDS, number)) throw new ApiError("This is not one of the test cards", "number")
    if (!/^\d{1,10}$/.test(text("otp"))) throw new ApiError("Enter the one-time password", "otp")
    const wrong = text("otp").length < 4 ? "The one-time password is wrong" : null
    return { method: "card", failure: CARDS[number] ?? wrong }
  }
  throw new ApiError("Pick a way to pay")
}
