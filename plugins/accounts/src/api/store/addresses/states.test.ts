/** @module-tag money */
import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it, vi } from "vitest"

const haat = shop()
/** The directory of postal codes is read a moment after the start. */
beforeAll(async () => {
  const read = async () => expect((await haat.guest().get("/store/postal-codes/194101")).status).toBe(200)
  await vi.waitFor(read, 30_000)
})

const MUMBAI = {
  ...{ address_1: "14 Marine Drive", address_2: "", city: "Mumbai", province: "Maharashtra" },
  ...{ postal_code: "400001", country_code: "in" },
}
const old = ({ province: state, postal_code: postalCode }: typeof MUMBAI) => ({
  ...{ addressLine1: "14 Marine Drive", city: "Mumbai", state, postalCode, country: "India" },
})

/** Every call by which an address is saved, once. */
async function saveByEachCall(shopper: Shopper, id: string, address: typeof MUMBAI) {
  const list = { addresses: [old(address)] }
  return [
    await shopper.post("/store/addresses", address),
    await shopper.post(`/store/addresses/${id}`, address),
    await shopper.put("/store/addresses", { addresses: [{ ...address, id }] }),
    await shopper.post("/store/profile", { ...shopper.person, addresses: [{ ...address, id }] }),
    await shopper.put("/api/user/updateUserAddress", list),
    await shopper.put("/api/user/profileupdate", { ...list, currentPassword: "Secret@123" }),
  ]
}
const savedBy = async (shopper: Shopper) => {
  const { addresses } = (await shopper.get("/store/addresses")).body
  return addresses as (typeof MUMBAI & { id: string })[]
}

describe("the state of an address", () => {
  it("is rejected where its postal code is in another, with the one that fits, by whichever call", async () => {
    const asha = await haat.shopper({ password: "Secret@123" })
    const { id } = (await asha.post("/store/addresses", MUMBAI)).body.address
    const rejections = await saveByEachCall(asha, id, { ...MUMBAI, province: "Karnataka" })
    const message = "The postal code 400001 is in Maharashtra. Choose this state, or correct the postal code"
    expect(rejections.map(({ status, body }) => [status, body.message])).toEqual(Array(6).fill([400, message]))
    const { code, errors, states } = rejections[0].body
    expect({ code, errors, states }).toEqual({
      ...{ code: "postal_code_of_other_state", errors: { province: message }, states: ["Maharashtra"] },
    })
    expect(await savedBy(asha)).toMatchObject([{ id, province: "Maharashtra" }])
  })

  it("is stored under its usual name, however it is spelled, by whichever call", async () => {
    const asha = await haat.shopper({ password: "Secret@123" })
    const { id } = (await asha.post("/store/addresses", MUMBAI)).body.address
    for (const response of await saveByEachCall(asha, id, { ...MUMBAI, province: "महाराष्ट्र" }))
      expect(response.status, response.body.message).toBeLessThan(300)
    expect((await savedBy(asha)).every(({ province }) => province === "Maharashtra")).toBe(true)
    for (const [province, postal_code, name] of [
      ["UP", "226001", "Uttar Pradesh"],
      ["U.P.", "226001", "Uttar Pradesh"],
      ["UK", "248001", "Uttarakhand"],
      ["TN", "600001", "Tamil Nadu"],
      ["33-Tamil Nadu", "600001", "Tamil Nadu"],
    ]) {
      const { body } = await asha.post(`/store/addresses/${(await savedBy(asha))[0].id}`, {
        ...{ ...MUMBAI, province, postal_code },
      })
      expect(body.address?.province, province).toBe(name)
    }
  })

  it("may be either where a postal code serves two, and any where the code is not known", async () => {
    const asha = await haat.shopper()
    for (const [province, postal_code, status] of [
      ["Tamil Nadu", "605106", 201],
      ["Puducherry", "605106", 201],
      ["Kerala", "605106", 400],
      ["Kerala", "999999", 201],
    ] as const)
      expect((await asha.post("/store/addresses", { ...MUMBAI, province, postal_code })).status).toBe(status)
  })

  it("is one of India's, and in another country anything", async () => {
    const asha = await haat.shopper()
    const { status, body } = await asha.post("/store/addresses", { ...MUMBAI, province: "Atlantis" })
    expect([status, body.errors]).toEqual([400, { province: "Choose a state or union territory of India" }])
    const abroad = { ...MUMBAI, province: "TN", country_code: "us", postal_code: "37201" }
    expect((await asha.post("/store/addresses", abroad)).body.address.province).toBe("TN")
  })
})

describe("an address that was saved before states were chosen", () => {
  const saved = async (province: string, postal_code: string) => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ price: 100, quantity: 5 })])
    const { id } = (await asha.post("/store/addresses", MUMBAI)).body.address
    await haat.sql("update customer_address set province = $2, postal_code = $3 where id = $1", [
      ...[id, province, postal_code],
    ])
    await asha.post("/store/cart/lines", { product_id: lota.id, quantity: 1 })
    const look = () => asha.get(`/store/checkout?address_id=${id}`)
    const order = (expected_total: number) =>
      asha.post("/store/checkout", { address_id: id, payment_method: "cod", expected_total })
    return { asha, id, look, order }
  }

  it("is recognised where it can be read, also in the order", async () => {
    const { asha, look, order } = await saved("U.P.", "226001")
    expect(await savedBy(asha)).toMatchObject([{ province: "Uttar Pradesh" }])
    const { status, body } = await order((await look()).body.summary.total)
    expect([status, body.order?.shipping_address.province]).toEqual([201, "Uttar Pradesh"])
  })

  it("asks for an unreadable or wrong state at checkout, and allows the order once it fits", async () => {
    for (const province of ["Atlantis", "Karnataka"]) {
      const { asha, id, look, order } = await saved(province, "400001")
      const rejected = [await look(), await order(100)]
      expect(rejected.map(({ status, body }) => [status, body.code, body.states])).toEqual(
        Array(2).fill([400, "postal_code_of_other_state", ["Maharashtra"]]),
      )
      expect((await asha.post(`/store/addresses/${id}`, MUMBAI)).status).toBe(200)
      expect((await order((await look()).body.summary.total)).status).toBe(201)
    }
  })

  it("is taken as it is where nobody knows its postal code", async () => {
    const { look } = await saved("Kerala", "699999")
    expect((await look()).status).toBe(200)
  })
})

describe("an order of the old calls", () => {
  it("is rejected for an address in another state than its postal code, with the one that fits", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ price: 100, quantity: 5 })])
    await asha.post("/store/cart/lines", { product_id: lota.id, quantity: 1 })
    const shippingAddress = old({ ...MUMBAI, province: "Karnataka" })
    const payment = await asha.post("/api/payment/create-order", { amount: 100, shippingAddress })
    const cartItems = [{ productId: lota.id, quantity: 1 }]
    const body = { cartItems, shippingAddress, totalPrice: 100, paymentMethod: "COD" }
    const order = await asha.post("/api/order/place", body)
    for (const response of [payment, order])
      expect([response.status, response.body.message]).toEqual([
        ...[400, "The postal code 400001 is in Maharashtra. Choose this state, or correct the postal code"],
      ])
  })
})
