import type { PaymentWindow, VerifyPayment } from "@haat/payments/contract"

/** The part of the provider's checkout script that is used here. */
type Razorpay = {
  open(): void
  on(event: "payment.failed", listener: (response: { error: { description?: string | null } }) => void): void
}
type Options = { handler: (response: VerifyPayment) => void; [option: string]: unknown }
declare global {
  interface Window {
    Razorpay?: new (options: Options) => Razorpay
  }
}

/** The shop's green; the provider wants a plain colour. */
const BRAND = "#1c4f3e"
/** How long the window waits for a payment, in seconds. */
const TIMEOUT_S = 600
const SCRIPT_TIMEOUT_MS = 20_000

let scriptLoad: Promise<void> | undefined

/** Loads the provider's script, once for all calls. Rejects when it cannot be loaded; the next call tries again. */
export async function loadPaymentScript({ script_url }: PaymentWindow) {
  scriptLoad ??= loadScript(script_url)
  try {
    await scriptLoad
  } catch (error) {
    scriptLoad = undefined
    throw error
  }
  if (!window.Razorpay) throw new Error("The payment script has no payment window")
}

const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    const fail = () => {
      script.remove()
      reject(new Error(`The script ${url} did not load`))
    }
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = fail
    script.src = url
    document.head.append(script)
  })

/**
 * Opens the provider's window; its script must have been loaded. After a failed attempt it stays open for the next one.
 * @returns what to verify after a payment; null when the window was closed without one
 */
export const openPaymentWindow = (
  { key_id: key, razorpay_order_id: order_id, amount, currency, name, prefill }: PaymentWindow,
  description: string,
  onAttemptFailed: (why: string | null) => void,
) =>
  new Promise<VerifyPayment | null>((resolve, reject) => {
    if (!window.Razorpay) return reject(new Error("The payment window was not prepared"))
    const provider = new window.Razorpay({
      key,
      order_id,
      amount,
      currency,
      name,
      description,
      prefill,
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
