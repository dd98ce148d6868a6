import { createHmac } from "node:crypto"
import { type Dispute, newId, type Order, type Payment, type Refund, seconds } from "./entities"
import type { Scenario } from "./scenario"

export type Happening = { event: string; payment?: Payment; order?: Order; refund?: Refund; dispute?: Dispute }

type Letter = { id: string; body: string }

const RESPONSE_TIMEOUT_MS = 5_000
const LATE = 4_000
const MAX_TRIES = 12

/** Tells the shop what happened: signed, at least once, again and again until it responds with 2xx. */
export class Webhooks {
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(
    readonly address: string,
    readonly secret: string,
  ) {}

  /** Says these things one after the other. They are put into words now: a snapshot, as the real ones are. */
  tell(happenings: Happening[], mode: Scenario["webhooks"]) {
    if (mode === "lost") return
    const letters = happenings.map((happening) => ({ id: newId("evt"), body: bodyOf(happening) }))
    const all = mode === "double" ? letters.flatMap((letter) => [letter, letter]) : letters
    if (mode === "reordered") all.reverse()
    this.later(mode === "late" ? LATE : 0, async () => {
      if (mode === "double") await Promise.all(all.map((letter) => this.#send(letter)))
      else for (const letter of all) await this.#send(letter)
    })
  }

  /** Starts a timer that does not keep the process alive. */
  later(milliseconds: number, job: () => unknown) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      job()
    }, milliseconds).unref()
    this.#timers.add(timer)
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Delivers one body, signed unless another signature is given. */
  async deliver({ id, body }: Letter, signature = createHmac("sha256", this.secret).update(body).digest("hex")) {
    return fetch(this.address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(signature && { "x-razorpay-signature": signature }),
        "x-razorpay-event-id": id,
      },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
  }

  async #send(letter: Letter, tries = 1) {
    const response = await this.deliver(letter).catch(() => null)
    if (!response?.ok && tries < MAX_TRIES)
      this.later(Math.min(2 ** tries * 250, 60_000), () => this.#send(letter, tries + 1))
  }
}

function bodyOf({ event, ...entities }: Happening) {
  const contains = Object.keys(entities)
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
  return JSON.stringify({
    entity: "event",
    account_id: "acc_Sandbox0000000",
    event,
    contains,
    payload,
    created_at: seconds(),
  })
}
