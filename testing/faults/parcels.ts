import type { Buyer } from "../buyer.ts"
import { parcelTrouble } from "../parcels.ts"
import { order, put, totalOf } from "../topology/people.ts"
import { attempt } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, pause, type Row, secondsUntil, those } from "./row.ts"

const STOCK = 1_000
const PIECES = 2
/** Orders under way each time: shipped, delivered, cancelled, a third each. */
const UNDER_WAY = 9
/** After each the backend is killed, in milliseconds of what is under way. */
const MOMENTS_MS = [120, 350, 700, 1_200]
const RIGHT_S = 60

async function placeOrder({ web }: FaultShop, person: Buyer, product_id: string): Promise<string> {
  await put(person, web, product_id, PIECES)
  // looks again, as a person does, when the carrier's price came too late for the first look
  for (let tries = 0; tries < 10; tries++) {
    const { status, body } = await order(person, web, await totalOf(person, web))
    if (status === 201) return body.order.id
  }
  throw new Error("No order could be placed to be shipped.")
}

async function killWhileShipping(shop: FaultShop) {
  const [[person], product, owner] = await Promise.all([
    shop.crowd(1),
    shop.haat.product({ quantity: STOCK }),
    shop.haat.admin(),
  ])
  const trouble = () => parcelTrouble(shop.haat, { product_id: product.id, pieces: PIECES, stock: STOCK })
  const post = (id: string, action: string) =>
    attempt(() => owner.post(`${shop.web}/back-office/orders/${id}/${action}`, {}))
  const right: (number | undefined)[] = []
  const responses: number[] = []
  const afterwards: number[] = []
  for (const moment of MOMENTS_MS) {
    const ids: string[] = []
    while (ids.length < UNDER_WAY) ids.push(await placeOrder(shop, person, product.id))
    const [toShip, toDeliver, toCancel] = [0, 1, 2].map((nth) => ids.filter((_, at) => at % 3 === nth))
    await Promise.all(toDeliver.map((id) => post(id, "shipment")))
    const underWay = Promise.all([
      ...toShip.map((id) => post(id, "shipment")),
      ...toDeliver.map((id) => post(id, "delivered")),
      ...toCancel.map((id) => post(id, "cancellation")),
    ])
    await pause(moment)
    shop.signal("backend", "SIGKILL")
    responses.push(...(await underWay).map(({ status }) => status))
    right.push(await secondsUntil(RIGHT_S, async () => !(await trouble()).length))
    await shop.ready()
    const again = [
      ...toShip.map((id) => post(id, "shipment")),
      ...toDeliver.map((id) => post(id, "delivered")),
      ...toCancel.map((id) => post(id, "cancellation")),
    ]
    afterwards.push(...(await Promise.all(again)).map(({ status }) => status))
  }
  const left = await trouble()
  const longest = right.includes(undefined) ? undefined : Math.max(...(right as number[]))
  return {
    figures: `${MOMENTS_MS.length} kills with ${UNDER_WAY} under way, answered ${counted(responses)}; right after ${formatSeconds(longest)} at most; asked again ${counted(afterwards)}`,
    broken: [
      ...left,
      ...those({
        "stock or an order was not right within 60 s": longest === undefined,
        "someone cannot go on": afterwards.some((status) => status !== 200 && status !== 409),
      }),
    ],
  }
}

export const parcelRows: Row[] = [
  { name: "SIGKILL of the backend while parcels are shipped, delivered, cancelled", run: killWhileShipping },
]
