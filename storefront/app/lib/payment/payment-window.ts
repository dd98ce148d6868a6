import type { PaymentWindow, VerifyPayment } from "@haat/payments/contract"
import { loadScript } from "../lazy-loading/load-script.ts"

/** The part of the provider's checkout script that is used here. */
type Razorpay = {
  open(): void
  on(event: "payment.failed", listener: (response: { error: { description?: string | null } }) => void): void
}
type Options = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: PaymentWindow["prefill"]
  theme: { color: string }
  retry: { enabled: boolean }
  timeout: number
  modal: { ondismiss: () => void; escape: boolean; backdropclose: boolean; confirm_close: boolean }
  config: { display: { hide: { method: string; flows: string[] }[] } }
  handler: (response: VerifyPayment) => void
}
declare global {
  interface Window {
    Razorpay?: new (options: Options) => Razorpay
  }
}

/** The shop's green; the provider wants a plain colour. */
const BRAND = "#1c4f3e"
/** How long the window waits for a payment, in seconds. */
const TIMEOUT_S = 600

/** Loads the provider's script. Rejects when it cannot be loaded. */
export const loadPaymentScript = async ({ script_url }: PaymentWindow) => {
  await loadScript(script_url)
  if (!window.Razorpay) throw new Error("The payment script has no payment window")
}

/**
 * Opens the provider's window; its script must have been loaded. After a failed attempt it stays open for the next one.
 * @returns what to verify after a payment; null when the window was closed without one
 */
export const openPaymentWindow = (
  payment: PaymentWindow,
  description: string,
  onAttemptFailed: (why: string | null) => void,
) =>
  new Promise<VerifyPayment | null>((resolve, reject) => {
    if (!window.Razorpay) return reject(new Error("The payment window was not prepared"))
    const provider = new window.Razorpay({
      key: payment.key_id,
      order_id: payment.razorpay_order_id,
      amount: payment.amount,
      currency: payment.currency,
      name: payment.name,
      description,
      prefill: payment.prefill,
      theme: { color: BRAND },
      retry: { enabled: true },
      timeout: TIMEOUT_S,
      modal: { ondismiss: () => resolve(null), escape: true, backdropclose: false, confirm_close: false },
      // paying with a typed UPI address is being phased out; the window shows a QR code and the apps instead
      config: { display: { hide: [{ method: "upi", flows: ["collect"] }] } },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        resolve({ razorpay_order_id, razorpay_payment_id, razorpay_signature }),
    })
    provider.on("payment.failed", ({ error }) => onAttemptFailed(error.description ?? null))
    provider.open()
  })
