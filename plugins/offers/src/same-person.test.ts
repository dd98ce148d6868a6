/** @module-tag money */
import { shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { expect, it } from "vitest"

const haat = shop()
const owner = await haat.admin()

let people = 0
/** A new person with a phone and address that no other test uses. */
const stranger = () => {
  const nth =
    `${process.pid % 10_000}`.padStart(4, "0") + `${Date.now() % 10_000}${people++}`.slice(-5).padStart(5, "0")
  const name = `p${nth}`
  return {
    person: { username: name, email: `${name}@example.com`, phone: `9${nth}` },
    address: { address_1: `Flat ${nth}, Karve Road` },
  }
}

const enter = (shopper: Buyer, code: string | null) => shopper.post("/store/cart/codes", { code })
const newcomer = ({ person, address }: ReturnType<typeof stranger>) => buyer(haat, person, address)

/** A product that everybody here has in the cart. */
const lota = await haat.product({ price: 500, quantity: 500 })
const withGoods = async (one: ReturnType<typeof stranger>) => {
  const shopper = await newcomer(one)
  await put(shopper, lota.id)
  return shopper
}

/** Another account of the same person, recognised by one thing alone. */
const SAME = {
  "mail address but for a +tag": (first: ReturnType<typeof stranger>) => {
    const other = stranger()
    const email = (first.person.email as string).replace("@", "+again@").toUpperCase()
    return { ...other, person: { ...other.person, email } }
  },
  phone: (first: ReturnType<typeof stranger>) => {
    const other = stranger()
    return { ...other, person: { ...other.person, phone: first.person.phone } }
  },
  address: (first: ReturnType<typeof stranger>) => ({
    ...stranger(),
    address: { address_1: first.address.address_1.toUpperCase().replace(", ", "  ") },
  }),
}

it.each(Object.entries(SAME))(
  "counts orders and uses of a person's other accounts, where the owner wants it: %s",
  async (_, makeSame) => {
    const [first, once, loose] = await Promise.all([
      makeOffer(owner, { first_order_only: true, counts_same_person: true }),
      makeOffer(owner, { per_customer_limit: 1, counts_same_person: true }),
      makeOffer(owner, { per_customer_limit: 1, first_order_only: true }),
    ])
    const someone = stranger()
    const shopper = await withGoods(someone)
    expect((await enter(shopper, once.code)).status).toBe(200)
    expect((await orderCart(shopper)).item_discount).toBe(50)

    const again = await withGoods(makeSame(someone))
    expect((await enter(again, first.code)).body.code).toBe("first_order_only")
    expect((await enter(again, once.code)).body.code).toBe("code_used_by_you")
    expect((await enter(again, loose.code)).status).toBe(200)
    expect((await orderCart(again)).item_discount).toBe(50)

    const other = await withGoods(stranger())
    expect((await enter(other, first.code)).status).toBe(200)
    expect((await orderCart(other)).item_discount).toBe(50)
  },
)

it("lets one of two accounts of a person have an offer for a first order when both order at once", async () => {
  const { code } = await makeOffer(owner, { first_order_only: true, counts_same_person: true })
  const someone = stranger()
  const two = [await withGoods(someone), await withGoods(SAME.phone(someone))]
  for (const shopper of two) expect((await enter(shopper, code)).status).toBe(200)
  const totals = [await totalOf(two[0]), await totalOf(two[1])]
  const replies = await Promise.all(two.map((shopper, at) => payOnDelivery(shopper, totals[at])))
  const placed = replies.filter(({ status }) => status === 201)
  expect(placed.map(({ body }) => body.order.item_discount)).toEqual([50])
  expect(replies.find(({ status }) => status !== 201)?.status).toBe(409)
})

it("gives a use back to all accounts of a person when its order is cancelled", async () => {
  const { code } = await makeOffer(owner, { per_customer_limit: 1, first_order_only: true, counts_same_person: true })
  const someone = stranger()
  const shopper = await withGoods(someone)
  await enter(shopper, code)
  const order = await orderCart(shopper)
  const again = await withGoods(SAME.address(someone))
  expect((await enter(again, code)).status).toBe(409)
  expect((await shopper.post(`/store/my-orders/${order.id}/cancel`)).status).toBe(200)
  expect((await enter(again, code)).status).toBe(200)
  expect((await orderCart(again)).item_discount).toBe(50)
})
