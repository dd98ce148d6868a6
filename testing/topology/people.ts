import { type Buyer, buyer } from "../buyer.ts"
import type { TestShop } from "../shop.ts"

/** As many as told, a few at a time: each costs a password hash. */
export async function buyers(haat: TestShop, count: number): Promise<Buyer[]> {
  const people: Buyer[] = []
  while (people.length < count)
    people.push(...(await Promise.all(Array.from({ length: Math.min(8, count - people.length) }, () => buyer(haat)))))
  return people
}

export const put = (person: Buyer, web: string, product_id: string, quantity = 1) =>
  person.post(`${web}/store/cart/lines`, { product_id, quantity })

export const totalOf = async (person: Buyer, web: string): Promise<number> =>
  (await person.get(`${web}/store/checkout?address_id=${person.address_id}`)).body.summary?.total ?? 0

export const order = (person: Buyer, web: string, expected_total: number) =>
  person.post(`${web}/store/checkout`, { address_id: person.address_id, payment_method: "cod", expected_total })
