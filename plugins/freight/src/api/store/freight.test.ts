/** @module-tag limits */
import { shop } from "@haat/testing"
import { smallOrFull } from "@haat/testing/test-size"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"

const haat = shop()
beforeAll(async () => {
  // The directory is read a moment after the start.
  const read = async () => expect((await haat.guest().get("/store/postal-codes/194101")).status).toBe(200)
  await vi.waitFor(read, { timeout: 30_000, interval: 500 })
}, 40_000)

const vendor = (method: string, path: string, body?: object) =>
  fetch(haat.sandboxUrl + path, { method, body: body && JSON.stringify(body) })
beforeEach(async () => {
  await Promise.all(["shiprocket", "postal-codes"].map((name) => vendor("DELETE", `/${name}/misbehave`)))
})

/** Third parties sleep for 20 s; three are promised, where nothing else runs on the machine. */
const MAX_WAIT_MS = smallOrFull(10_000, 3_000)

const timed = async <T>(task: () => Promise<T>) => {
  const start = performance.now()
  return { response: await task(), ms: performance.now() - start }
}

describe("GET /store/freight-quotes", () => {
  const ask = (product_id: string, postal_code: string) =>
    haat.guest().get(`/store/freight-quotes?${new URLSearchParams({ product_id, postal_code })}`)

  it("tells anybody what one piece costs to a place and how long it takes", async () => {
    const [light, heavy] = await Promise.all([haat.product({ weight: 0.4 }), haat.product({ weight: 2.1 })])
    const { status, body, headers } = await ask(light.id, "411004")
    expect(status).toBe(200)
    expect(body.quote).toEqual({ item_id: light.id, freight_charge: 42, estimated_delivery_days: "1-2" })
    expect(headers.get("cache-control")).toContain("max-age")
    expect((await ask(heavy.id, "411004")).body.quote.freight_charge).toBe(42 + 4 * 28)
    expect((await ask(light.id, "700001")).body.quote.freight_charge).toBe(78)
  })

  it("goes by the weight of the variant that is chosen", async () => {
    const product = await haat.product({ weight: 0.4 })
    const wanted = kurtaVariants()
    for (const variant of wanted.variants) if (variant.values[1] === "L") variant.weight = 2.1
    const { variantOf } = await saveProductVariants(await haat.admin(), product.id, wanted)
    const [small, large] = [variantOf("Red", "S").id, variantOf("Red", "L").id]
    expect((await ask(small, "411004")).body.quote).toMatchObject({ item_id: small, freight_charge: 42 })
    expect((await ask(large, "411004")).body.quote).toEqual({
      ...{ item_id: large, freight_charge: 42 + 4 * 28, estimated_delivery_days: "1-2" },
    })
    expect((await ask(product.id, "411004")).body.quote.freight_charge).toBe(42)
  })

  it("says where nobody delivers", async () => {
    const { id } = await haat.product()
    for (const code of ["900001", "744101"]) {
      const { body, headers } = await ask(id, code)
      const none = { freight_charge: 0, estimated_delivery_days: "N/A", not_served: true }
      expect(body.quote).toEqual({ item_id: id, ...none })
      expect(headers.get("cache-control")).toBe("no-store")
    }
  })

  it("rejects what is no postal code or no product", async () => {
    const { id } = await haat.product()
    for (const code of ["", "41100", "4110044", "011004", "41100a", "' or 1"]) {
      const { status, body } = await ask(id, code)
      expect([status, body.message], code).toEqual([400, "A postal code has 6 digits and does not start with 0"])
    }
    for (const product of ["", "a'b", "x".repeat(200)]) expect((await ask(product, "411004")).status, product).toBe(400)
    const hidden = await haat.product({ active: false })
    for (const product of ["prod_gone", hidden.id]) {
      const { status, body } = await ask(product, "411004")
      expect([status, body.message]).toEqual([404, "There is no such product"])
    }
  })

  it("does not wait for a carrier that sleeps", async () => {
    const { id } = await haat.product({ weight: 77 })
    await vendor("POST", "/shiprocket/misbehave", { how: "slow", seconds: 20, path: "serviceability" })
    const { response, ms } = await timed(() => ask(id, "411005"))
    expect(response.body.quote).toEqual({ item_id: id, freight_charge: 0, estimated_delivery_days: "N/A" })
    expect(ms).toBeLessThan(MAX_WAIT_MS)
  })
})

describe("GET /store/postal-codes/:code", () => {
  const look = (code: string) => haat.guest().get(`/store/postal-codes/${code}`)

  it("tells anybody which places it stands for", async () => {
    const { status, body, headers } = await look("411004")
    expect(status).toBe(200)
    expect(body.places).toEqual({
      postal_code: "411004",
      state: "Maharashtra",
      states: ["Maharashtra"],
      country: "India",
      country_code: "in",
      cities: ["Pune", "Deccan Gymkhana", "Erandwana", "Film Institute"],
    })
    expect(headers.get("cache-control")).toContain("max-age")
  })

  it("says so when there is none, or when it is not one", async () => {
    const unknown = await look("999999")
    expect([unknown.status, unknown.body.message]).toEqual([404, "There is no such postal code"])
    for (const code of ["4110", "4110044", "011004", "pune", "%00", "41100%34'"]) {
      const { status, body } = await look(code)
      expect([status, body.message], code).toEqual([400, "A postal code has 6 digits and does not start with 0"])
    }
  })

  it.each(["slow", "error", "malformed", "cut"])(
    "answers from the directory, without waiting, while the service is %s",
    async (how) => {
      await vendor("POST", "/postal-codes/misbehave", { how, seconds: 20, times: 1 })
      const code = { slow: "411001", error: "411002", malformed: "411003", cut: "411005" }[how] as string
      const { response, ms } = await timed(() => look(code))
      expect([response.status, response.body.places?.state]).toEqual([200, "Maharashtra"])
      expect(response.body.places.cities).toContain("Pune")
      expect(ms).toBeLessThan(MAX_WAIT_MS)
    },
  )
})

describe("Medusa's own shipping options", () => {
  it("offer home delivery at the carrier's price, and a cart with it can still change", async () => {
    const [shopper, lota] = await Promise.all([haat.shopper(), haat.product({ weight: 0.6 })])
    await shopper.post("/store/cart/lines", { product_id: lota.id, quantity: 2 })
    const [{ id: cart }] = await haat.sql("select id from cart where customer_id = $1 and completed_at is null", [
      shopper.person.id,
    ])
    const shipping_address = {
      first_name: "Esha",
      last_name: "Rao",
      address_1: "1 MG Road",
      city: "Pune",
      postal_code: "411001",
      country_code: "in",
    }
    expect((await shopper.post(`/store/carts/${cart}`, { shipping_address })).status).toBe(200)
    const { shipping_options } = (await shopper.get(`/store/shipping-options?cart_id=${cart}`)).body
    expect(shipping_options).toMatchObject([
      { name: "Home delivery", price_type: "calculated", provider_id: "freight_shiprocket" },
    ])
    const [{ id: option_id }] = shipping_options
    const priced = await shopper.post(`/store/shipping-options/${option_id}/calculate`, { cart_id: cart, data: {} })
    expect(priced.body.shipping_option.amount, JSON.stringify(priced.body)).toBe(42 + 2 * 28)
    const chosen = await shopper.post(`/store/carts/${cart}/shipping-methods`, { option_id })
    expect(chosen.body.cart?.shipping_total, JSON.stringify(chosen.body)).toBe(42 + 2 * 28)

    await vendor("POST", "/shiprocket/misbehave", { how: "cut", times: 2, path: "serviceability" })
    const more = await shopper.post(`/store/carts/${cart}/line-items/${chosen.body.cart.items[0].id}`, { quantity: 3 })
    expect([more.status, more.body.cart?.shipping_total], JSON.stringify(more.body)).toEqual([200, 0])
  }, 90_000)
})
