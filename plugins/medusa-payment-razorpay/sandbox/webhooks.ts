import { createHmac } from "node:crypto"
import { newId, type Order, type Payment, type Refund, seconds } from "./entities"
import type { Scenario } from "./scenario"

export type Happening = { event: string; payment?: Payment; order?: Order; refund?: Refund }

const PATIENCE = 5_000
const LATE = 4_000
const MOST_TRIES = 12

/** Tells the shop what happened: signed, at least once, again and again until it answers 2xx. */
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

  /** A timer that keeps nobody waiting. */
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

  async #send(letter: { id: string; body: string }, tries = 1) {
    const response = await fetch(this.address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": createHmac("sha256", this.secret).update(letter.body).digest("hex"),
        "x-razorpay-event-id": letter.id,
      },
      body: letter.body,
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null)
    if (!response?.ok && tries < MOST_TRIES)
      this.later(Math.min(2 ** tries * 250, 60_000), () => this.#send(letter, tries + 1))
  }
}

function bodyOf({ event, ...entities }: Happening) {
  const contains = Object.keys(entities)
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
  return JSON.stringify({
    ...{ entity: "event", account_id: "acc_Sandbox0000000", event, contains, payload, created_at: seconds() },
  })
}
