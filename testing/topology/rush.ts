import type { Buyer } from "../buyer.ts"
import { order, put, totalOf } from "./people.ts"

export type Outcome = { at: number; ms: number; status: number; body: unknown }

/** Everybody fills a cart with one piece and orders it, again and again, at the web tiers by turns, until stopped. */
export function startRush(people: Buyer[], webs: string[], product_id: string) {
  const placed: string[] = []
  const responses: Outcome[] = []
  let going = true

  const timed = async (ask: () => Promise<{ status: number; body: unknown }>) => {
    const at = Date.now()
    const response = await ask()
    responses.push({ at, ms: Date.now() - at, status: response.status, body: response.body })
    return response
  }
  const buyOne = async (person: Buyer, web: string, other: string) => {
    if ((await timed(() => put(person, web, product_id))).status !== 200) return false
    const total = await totalOf(person, other)
    const { status, body } = await timed(() => order(person, other, total))
    if (status === 201) placed.push((body as { order: { id: string } }).order.id)
    return status === 201
  }
  const shopping = people.map(async (person, index) => {
    for (let round = index; going; round++) {
      const [web, other] = [webs[round % 2], webs[(round + 1) % 2]]
      if (!(await buyOne(person, web, other))) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  return {
    /** Ids of the orders that shoppers got a reply for. */
    placed,
    responses,
    stop: () => {
      going = false
      return Promise.all(shopping)
    },
  }
}
