import type { TestShop } from "@haat/testing"

export type Proof = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

export type Money = {
  payments: {
    id: string
    order_id: string
    amount: number
    currency: string
    status: string
    captured: boolean
    amount_refunded: number
  }[]
  refunds: { id: string; payment_id: string; amount: number; status: string }[]
  disputes: { id: string; payment_id: string; amount_deducted: number; status: string }[]
}

/** The sandbox: sets what it does, reads what it has. */
export function provider(haat: TestShop) {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${haat.sandboxUrl}/razorpay${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    scenario: (scenario: object = {}) => ask("POST", "/scenario", scenario),
    misbehave: (order: object) => ask("POST", "/misbehave", order),
    behave: () => ask("DELETE", "/misbehave"),
    /** Pays as the window would. @returns the fields for the page */
    pay: async (razorpay_order_id: string): Promise<Proof> => {
      const { status, body } = await ask("POST", "/pay", { razorpay_order_id, how: "success" })
      if (status !== 200) throw new Error(`The payment did not go through: ${JSON.stringify(body)}`)
      return body
    },
    /** @returns the window's error */
    fail: async (razorpay_order_id: string): Promise<{ description: string }> =>
      (await ask("POST", "/pay", { razorpay_order_id, how: "failure" })).body.error,
    /** The window, whatever comes of it. */
    attempt: (razorpay_order_id: string) => ask("POST", "/pay", { razorpay_order_id, how: "success" }),
    /** Sends a webhook as the provider would, or with another signature. @returns the shop's response */
    webhook: async (letter: {
      body: unknown
      id?: string
      signature?: string
    }): Promise<{ status: number; text: string }> => (await ask("POST", "/webhook", letter)).body,
    /** Puts the provider's clock forward. */
    passTime: (hours: number) => ask("POST", "/clock", { hours }),
    /** Refunds money at the provider's dashboard: all that is left of the payment, or so many paise. */
    refundByHand: async (razorpay_payment_id: string, amount?: number) => {
      const { status, body } = await ask("POST", "/refund", { razorpay_payment_id, amount })
      if (status !== 200) throw new Error(`The refund was rejected: ${JSON.stringify(body)}`)
    },
    /** Has the buyer's bank dispute a payment, or moves that dispute on. */
    dispute: async (razorpay_payment_id: string, changes: object = {}) => {
      const { status, body } = await ask("POST", "/dispute", { razorpay_payment_id, ...changes })
      if (status !== 200) throw new Error(`The dispute was rejected: ${JSON.stringify(body)}`)
      return body as { id: string; respond_by: number; amount: number }
    },
    /** Everything paid for one order. */
    money: async (razorpay_order_id?: string): Promise<Money> => {
      const { payments, refunds, disputes } = (await ask("GET", "/state")).body as Money
      const own = payments.filter(({ order_id }) => !razorpay_order_id || order_id === razorpay_order_id)
      const isOwn = ({ payment_id }: { payment_id: string }) => own.some(({ id }) => id === payment_id)
      return { payments: own, refunds: refunds.filter(isOwn), disputes: disputes.filter(isOwn) }
    },
  }
}
export type Provider = ReturnType<typeof provider>
