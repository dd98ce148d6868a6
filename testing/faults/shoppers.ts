import type { Buyer } from "../buyer.ts"
import { order, put } from "../topology/people.ts"
import { type Attempt, attempt } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { pause } from "./row.ts"

type What = "cart" | "summary" | "order" | "payment" | "verification"
export type Step = Attempt & { what: What; who: number }

const PAUSE_AFTER_REJECTION_MS = 200

export type Shoppers = ReturnType<typeof startShoppers>

/**
 * Each fills a cart with one piece and orders it, by turns on delivery and online, again and again, until stopped.
 * @param pauseMs between two orders of one shopper
 */
export function startShoppers({ web, razorpay }: FaultShop, people: Buyer[], product_id: string, pauseMs = 0) {
  const steps: Step[] = []
  /** Ids of the orders that shoppers got a reply for. */
  const placed: string[] = []
  let going = true

  const shopping = people.map(async (person, who) => {
    const tell = async (what: What, ask: Parameters<typeof attempt>[0]) => {
      const step = { ...(await attempt(ask)), what, who }
      steps.push(step)
      return step
    }
    const payOnline = async (expected_total: number) => {
      const { address_id } = person
      const opened = await tell("payment", () =>
        person.post(`${web}/store/razorpay/payments`, { address_id, expected_total }),
      )
      if (opened.status !== 201) return undefined
      const proof = await razorpay.pay(opened.body.payment.razorpay_order_id)
      const verified = await tell("verification", () => person.post(`${web}/store/razorpay/payments/verify`, proof))
      return verified.body?.outcome?.order_id as string | undefined
    }
    const buyOne = async (online: boolean) => {
      if ((await tell("cart", () => put(person, web, product_id))).status !== 200) return false
      const summary = await tell("summary", () => person.get(`${web}/store/checkout?address_id=${person.address_id}`))
      const total = summary.body?.summary?.total ?? 0
      if (summary.status !== 200) return false
      const id = online
        ? await payOnline(total)
        : (await tell("order", () => order(person, web, total))).body?.order?.id
      if (id) placed.push(id)
      return Boolean(id)
    }
    for (let round = who; going; round++) {
      const isDone = await buyOne(round % 2 === 1).catch(() => false)
      if (pauseMs || !isDone) await pause(isDone ? pauseMs : PAUSE_AFTER_REJECTION_MS)
    }
  })
  return {
    steps,
    placed,
    stop: async () => {
      going = false
      await Promise.all(shopping)
    },
  }
}

/**
 * The longest time from `at` until each shopper's first successful cart change, in seconds.
 * @returns undefined when one never succeeded
 */
export function cartsUsableAfter({ steps }: Shoppers, people: number, at: number): number | undefined {
  const times = Array.from({ length: people }, (_, who) => {
    const step = steps.find((one) => one.who === who && one.what === "cart" && one.status === 200 && one.at > at)
    return step && (step.at + step.ms - at) / 1000
  })
  return times.some((time) => time === undefined) ? undefined : Math.max(...(times as number[]))
}

/** Orders that shoppers got a reply for and that the shop does not have. */
export async function lostOrders({ haat }: FaultShop, { placed }: Shoppers): Promise<number> {
  const kept = await haat.sql(`select id from "order" where id = any($1) and deleted_at is null`, [placed])
  return new Set(placed).size - kept.length
}
