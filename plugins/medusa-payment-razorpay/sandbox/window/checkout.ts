type Failure = { error: Record<string, unknown> & { description: string } }
type Options = {
  key: string
  order_id: string
  amount: number | string
  currency: string
  name?: string
  retry?: boolean | { enabled?: boolean }
  modal?: { ondismiss?(): void; escape?: boolean }
  handler?(response: Record<string, string>): void
}

/** A plain script, as Razorpay's own is; what it needs lies beside it, on the shop's own origin. */
const HERE = (document.currentScript as HTMLScriptElement).src
const beside = (name: string) => new URL(name, HERE).href
const OUT_OF_REACH = "The payment could not be reached. Please try again."

async function send(fields: Record<string, string>): Promise<{ response?: Record<string, string> } & Partial<Failure>> {
  const headers = { "content-type": "application/json" }
  try {
    return await (await fetch(beside("pay"), { method: "POST", headers, body: JSON.stringify(fields) })).json()
  } catch {
    return { error: { code: "SERVER_ERROR", description: OUT_OF_REACH } }
  }
}

/** The part of Razorpay's checkout that pages use: options, on("payment.failed"), open and close. */
class Razorpay {
  readonly #options: Options
  readonly #listeners: ((failure: Failure) => void)[] = []
  #close?: () => void

  constructor(options: Options) {
    for (const name of ["key", "order_id", "amount", "currency"] as const)
      if (!options?.[name]) throw new Error(`Razorpay needs the option ${name}`)
    this.#options = options
  }

  on(event: string, listener: (failure: Failure) => void) {
    if (event === "payment.failed") this.#listeners.push(listener)
  }

  async open() {
    const { name, amount, modal } = this.#options
    const { openDialog } = (await import(beside("dialog.js"))) as typeof import("./dialog.js")
    this.#close = openDialog(
      { name: name || "the shop", amount: Number(amount), closesOnEscape: modal?.escape !== false },
      { pay: (fields) => this.#pay(fields), dismissed: () => modal?.ondismiss?.() },
    )
  }

  close() {
    this.#close?.()
  }

  async #pay(fields: Record<string, string>): Promise<string | null> {
    const { key, order_id, retry, modal, handler } = this.#options
    const { response, error } = await send({ ...fields, key, order_id })
    if (response) {
      this.close()
      handler?.(response)
      return null
    }
    const failure: Failure["error"] = error ?? { description: OUT_OF_REACH }
    // Rejected fields are the window's own matter; the page hears of payments that failed.
    if ((failure.metadata as { payment_id?: string } | undefined)?.payment_id)
      for (const listener of this.#listeners) listener({ error: failure })
    const once = retry === false || (typeof retry === "object" && retry.enabled === false)
    if (!once) return failure.description
    this.close()
    modal?.ondismiss?.()
    return null
  }
}

Object.assign(window, { Razorpay })
