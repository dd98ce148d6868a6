import { type Client, shop } from "@haat/testing"
import { newCode } from "@haat/testing/make-offer"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let owner: Client
let category_id: string
beforeAll(async () => {
  owner = await haat.admin()
  category_id = (await haat.product()).category?.id ?? ""
})

const PRODUCT = {
  ...{ description: "Heavy brass", about: "Made in Moradabad", price: 499, quantity: 1 },
  ...{ length: 1, height: 1, breadth: 1, weight: 1 },
}
const unique = () => crypto.randomUUID().slice(0, 8)
const PERSON = () => ({
  ...{ username: `n${unique()}`, email: `${unique()}@example.com`, password: "Secret@123", phone: "9876543210" },
  ...{ first_name: "Esha", last_name: "Rao", terms: true },
})
const MESSAGE = { name: "Esha", email: "esha@example.com", subject: "Hello", message: "A question" }

/** Every input for the name of a thing or a person. */
const NAMED: [string, (name: string) => Promise<{ status: number }>][] = [
  ["a category", (name) => owner.post("/back-office/categories", { name })],
  ["a category in Hindi", (name_hi) => owner.post("/back-office/categories", { name: unique(), name_hi })],
  ["a product", (name) => owner.post("/back-office/products", { ...PRODUCT, category_id, name })],
  [
    "a product in Hindi",
    (name_hi) => owner.post("/back-office/products", { ...PRODUCT, category_id, name: unique(), name_hi }),
  ],
  [
    "an attribute",
    (key) =>
      owner.post("/back-office/products", {
        ...{ ...PRODUCT, category_id, name: unique() },
        attributes: [{ key, value: "Brass" }],
      }),
  ],
  [
    "an offer",
    (name) =>
      owner.post("/back-office/offers", { name, kind: "percent", scope: "order", percent: 10, code: newCode() }),
  ],
  ["a person", (first_name) => haat.guest().post("/auth/sign-up", { ...PERSON(), first_name })],
  ["a person's family", (last_name) => haat.guest().post("/auth/sign-up", { ...PERSON(), last_name })],
  ["the sender of a message", (name) => haat.guest().post("/store/contact", { ...MESSAGE, name })],
  ["a category of the old calls", (category) => owner.post("/api/product/addCategory", { category })],
]

const REJECTED = ["\u200b", "\u3164", "\u200c\u200d", "\u2800", "Brass\nlota", "Brass\u2028lota", "Brass\u202elota"]

describe.each(NAMED)("the name of %s", (_what, send) => {
  it("is rejected where nothing of it is seen, and where it has a line break", async () => {
    for (const name of REJECTED) expect((await send(name)).status, JSON.stringify(name)).toBe(400)
  })

  it("may have joiners between letters", async () => {
    expect((await send(`क्‍ष ${unique()}`)).status).toBeLessThan(300)
  })
})
