/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, put, summaryOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { afterAll, describe, expect, it } from "vitest"
import type { SaveCodSettings } from "../contract"

const haat = shop()
const NO_RULES = { max_rupees: null, without_postal_codes: "", max_returned: null, code_above_rupees: null }

async function saveCodRules(changes: Partial<SaveCodSettings>) {
  const owner = await haat.admin()
  const { version } = (await owner.get("/back-office/cod-settings")).body
  expect((await owner.put("/back-office/cod-settings", { ...NO_RULES, version, ...changes })).status).toBe(200)
}

// Resets the rules, because other test files use the same shop.
afterAll(() => saveCodRules({}))

/** Returns a shopper with a lota for ₹600 in the cart. */
async function shopperWithLota() {
  const shopper = await buyer(haat)
  const lota = await haat.product({ name: `Lota ${shopper.person.username}`, price: 600, quantity: 5 })
  await put(shopper, lota.id)
  return { shopper, lota }
}

describe("the code for a first cash order", () => {
  it("is required above an amount, valid for one cart, and not required after a delivered order", async () => {
    const owner = await haat.admin()
    await saveCodRules({ code_above_rupees: 500 })
    const { shopper, lota } = await shopperWithLota()
    const order = async (code?: string) => {
      const { total: expected_total, cod_code } = await summaryOf(shopper)
      const wish = { address_id: shopper.address_id, payment_method: "cod", expected_total, code }
      return { ...(await shopper.post("/store/checkout", wish)), cod_code }
    }
    const without = await order()
    expect([without.cod_code, without.status, without.body.code]).toEqual([true, 409, "cod_code_needed"])
    for (let nth = 0; nth < 2; nth++) expect((await shopper.post("/store/checkout/cod-code")).status).toBe(202)
    const box = mailbox(haat)
    const { text } = await box.mail(shopper.person.email, "is your code")
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ""
    const wrong = await order(code === "123456" ? "654321" : "123456")
    expect([wrong.status, wrong.body.code]).toEqual([400, "cod_code_wrong"])
    for (const odd of ["१२३४५", `${code}xyz`, "12345", ""]) {
      const { status, body } = await order(odd)
      expect([odd, status, body.message]).toEqual([odd, 400, "The code of our mail has six digits, 0 to 9"])
    }
    const devanagari = code.slice(3).replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)])
    const placed = await order(` ${code.slice(0, 3)} ${devanagari} `)
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)

    await put(shopper, lota.id)
    expect((await order(code)).body.code).toBe("cod_code_wrong")
    for (const step of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${placed.body.order.id}/${step}`, {})).status).toBe(200)
    const next = await order()
    expect([next.cod_code, next.status]).toEqual([undefined, 201])
  })
})
