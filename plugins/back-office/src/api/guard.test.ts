import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

let haat: TestShop
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  haat = await shop()
  admin = await haat.admin()
})

const ROUTES: [method: string, path: string, body?: unknown][] = [
  ["GET", "/back-office"],
  ["GET", "/back-office/products"],
  ["POST", "/back-office/products", {}],
  ["GET", "/back-office/products/prod_x"],
  ["PUT", "/back-office/products/prod_x", { active: false }],
  ["DELETE", "/back-office/products/prod_x"],
  ["GET", "/back-office/categories"],
  ["POST", "/back-office/categories", { name: "Stolen" }],
  ["GET", "/back-office/categories/pcat_x"],
  ["PUT", "/back-office/categories/pcat_x", { name: "Stolen" }],
  ["DELETE", "/back-office/categories/pcat_x"],
  ["POST", "/back-office/pictures", new FormData()],
  ["GET", "/back-office/orders"],
  ["GET", "/back-office/orders/order_x"],
  ["GET", "/back-office/payments"],
  ["GET", "/back-office/payments/rzpay_x"],
  ["GET", "/back-office/banners"],
  ["POST", "/back-office/banners", { image_url: "/x.webp", redirect_url: "/" }],
  ["DELETE", "/back-office/banners/bann_x"],
  ["GET", "/back-office/main-products"],
  ["PUT", "/back-office/main-products", { product_ids: [] }],
  ["GET", "/back-office/faqs"],
  ["POST", "/back-office/faqs", { question: "Stolen?", answer: "Yes" }],
  ["DELETE", "/back-office/faqs/faq_x"],
  ["GET", "/back-office/subscribers"],
  ["GET", "/back-office/overview"],
  ["GET", "/back-office/no-such-page"],
  ["POST", "/back-office/products", "{ not json"],
  ["GET", "/back-office/products/%E0%A4%A"],
  ["PATCH", "/BACK-OFFICE/products/prod_x", {}],
]

describe("the back office's door", () => {
  it.each(ROUTES)("is shut to a guest: %s %s", async (method, path, body) => {
    const answer = await haat.guest().send(method, path, body)
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe("Please sign in as the shop's administrator")
  })

  it.each(ROUTES)("is shut to a shopper: %s %s", async (method, path, body) => {
    const shopper = await theShopper()
    const answer = await shopper.send(method, path, body)
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe("Only the shop's administrator can do this")
  })

  it("is shut to an administrator who has been let go", async () => {
    const users = await haat.sql(`select id from "user" where deleted_at is null`)
    const [{ id }] = users
    await haat.sql(`update "user" set deleted_at = now() where id = $1`, [id])
    try {
      expect((await admin.get("/back-office/overview")).status).toBe(401)
    } finally {
      await haat.sql(`update "user" set deleted_at = null where id = $1`, [id])
    }
    expect((await admin.get("/back-office/overview")).status).toBe(200)
  })

  it("says what is not there, and how a page can be asked", async () => {
    for (const path of ["", "/no-such-page", "/products/a/b", "/products/%E0%A4%A", "/orders/x%00", "/PRODUCTS"]) {
      const { status, body } = await admin.get(`/back-office${path}`)
      expect([status, body.message], path).toEqual([404, "There is no such page in the back office"])
    }
    const { status, body, headers } = await admin.patch("/back-office/products/prod_x", {})
    expect([status, body.message]).toEqual([405, "This page only answers GET, PUT, DELETE"])
    expect(headers.get("allow")).toBe("GET, PUT, DELETE")
  })

  it("reads JSON objects of a sensible size and nothing else", async () => {
    const refused = async (body: string) => {
      const answer = await admin.post("/back-office/categories", body)
      return [answer.status, answer.body.message]
    }
    for (const body of ["{ not json", "[]", "null", '"name"', ""]) {
      expect(await refused(body), body).toEqual([400, "The body is not a JSON object"])
    }
    for (const size of [300_000, 6_000_000]) {
      const sentence = "That is more than this page takes (256 KB)"
      expect(await refused(JSON.stringify({ name: "x".repeat(size) }))).toEqual([413, sentence])
    }
    const form = new FormData()
    form.set("name", "Sent as a form")
    expect((await admin.post("/back-office/categories", form)).status).toBe(415)
  })

  it("keeps its answers out of every cache", async () => {
    expect((await admin.get("/back-office/overview")).headers.get("cache-control")).toBe("no-store")
    expect((await haat.guest().get("/back-office/overview")).headers.get("cache-control")).toBe("no-store")
  })
})

let shopper: ReturnType<TestShop["shopper"]> | undefined
const theShopper = () => {
  shopper ??= haat.shopper()
  return shopper
}
