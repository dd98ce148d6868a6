import type { Buyer } from "../buyer.ts"

export const put = (person: Buyer, web: string, product_id: string, quantity = 1) =>
  person.post(`${web}/store/cart/lines`, { product_id, quantity })

export const totalOf = async (person: Buyer, web: string): Promise<number> =>
  (await person.get(`${web}/store/checkout?address_id=${person.address_id}`)).body.summary?.total ?? 0

export const order = (person: Buyer, web: string, expected_total: number) =>
  person.post(`${web}/store/checkout`, { address_id: person.address_id, payment_method: "cod", expected_total })
