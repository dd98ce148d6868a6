import type { CustomerRow } from "@haat/sdk/back-office"
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const listPath = (path: string, filter: object, sort?: [string, string]) =>
  `/back-office/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${sort ? `&sort=${encodeURIComponent(JSON.stringify(sort))}` : ""}`

/** The file as a spreadsheet reads it. */
const download = async (path: string) => {
  const response = await admin.get(path)
  return { ...response, text: typeof response.body === "string" ? response.body : String(response.body) }
}

describe("customers in the back office", () => {
  it("can be searched by name and email, sorted and counted", async () => {
    const first_name = `Kusum${Date.now()}`
    const anand = await haat.shopper({ first_name, last_name: "Anand" })
    const zaidi = await haat.shopper({ first_name, last_name: "Zaidi" })
    const ids = async (filter: object, sort?: [string, string]) =>
      ((await admin.get(listPath("customers", filter, sort))).body as CustomerRow[]).map(({ id }) => id)
    expect(await ids({ q: first_name.toLowerCase() }, ["name", "ASC"])).toEqual([anand.person.id, zaidi.person.id])
    expect(await ids({ q: first_name }, ["name", "DESC"])).toEqual([zaidi.person.id, anand.person.id])
    expect(await ids({ q: first_name })).toEqual([zaidi.person.id, anand.person.id])
    expect(await ids({ q: anand.person.email })).toEqual([anand.person.id])
    expect(await ids({ q: "%" })).toEqual([])
    const { headers } = await admin.get(listPath("customers", { q: first_name }))
    expect(headers.get("content-range")).toBe("customers 0-1/2")
    expect((await admin.get(listPath("customers", { spent: 1 }))).status).toBe(400)
    expect((await admin.get(listPath("customers", {}, ["spent", "ASC"]))).status).toBe(400)
  })

  it("show their addresses, and their orders and spending without cancelled orders", async () => {
    const shopper = await haat.shopper()
    const home = {
      address_1: "1 MG Road",
      city: "Pune",
      province: "Maharashtra",
      postal_code: "411004",
      country_code: "in",
    }
    const { address } = (await shopper.post("/store/addresses", home)).body
    const product = await haat.product({ price: 300, quantity: 5 })
    const placed = []
    for (const _ of [1, 2]) {
      await shopper.post("/store/cart/lines", { product_id: product.id, quantity: 1 })
      const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
      const order = { address_id: address.id, payment_method: "cod", expected_total: summary.total }
      placed.push((await shopper.post("/store/checkout", order)).body.order)
    }
    await admin.post(`/back-office/orders/${placed[1].id}/cancellation`, {})
    const { body } = await admin.get(`/back-office/customers/${shopper.person.id}`)
    expect(body).toMatchObject({ orders: 1, spent: placed[0].total, addresses: [home] })
    const orders = (await admin.get(listPath("orders", { customer_id: shopper.person.id }))).body
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([placed[1].id, placed[0].id])
    expect((await admin.get("/back-office/customers/cus_x")).status).toBe(404)
  })

  it("exports CSV without formulas in names, to managers and owners only", async () => {
    const shopper = await haat.shopper()
    const evil = `=HYPERLINK("http://x.example/${Date.now()}")`
    await haat.sql("update customer set first_name = $2, last_name = '' where id = $1", [shopper.person.id, evil])
    const { status, headers, text } = await download(listPath("customers/export", { q: shopper.person.email }))
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
    expect(headers.get("content-disposition")).toBe('attachment; filename="customers.csv"')
    const [heading, row] = text.replace("\ufeff", "").split("\r\n")
    expect(heading).toBe("name,email,phone,orders,spent_rupees,signed_up_at")
    expect(row).toContain(`"'${evil.replaceAll('"', '""')}",${shopper.person.email},`)
    expect((await (await haat.staff("support")).get("/back-office/customers/export")).status).toBe(403)
    expect((await (await haat.staff("manager")).get("/back-office/customers/export")).status).toBe(200)
  })
})

describe("a long export", () => {
  it.each([
    ["name", "DESC"],
    ["email", "ASC"],
    ["created_at", "DESC"],
  ])(
    "by %s %s has each row once, in the list's sequence, also rows with equal sort values",
    async (field, direction) => {
      const word = `many${Date.now()}x`
      await haat.sql(
        `insert into customer (id, email, created_at, first_name, has_account)
       select $1 || n, $1 || n % 1000 || '.' || n || '@example.com',
         now() - make_interval(secs => (n % 3) * 0.0001), 'Asha ' || n % 7, true
       from generate_series(1, 1201) n`,
        [word],
      )
      try {
        const { text } = await download(listPath("customers/export", { q: word }, [field, direction]))
        const emails = [...text.matchAll(new RegExp(`${word}\\S*?@example.com`, "g"))].map(([email]) => email)
        expect(new Set(emails).size).toBe(1_201)
        expect(emails).toHaveLength(1_201)
        if (field !== "created_at") {
          const { body } = await admin.get(
            `${listPath("customers", { q: word }, [field, direction])}&range=[1150,1200]`,
          )
          expect(body.map((row: { email: string }) => row.email)).toEqual(emails.slice(1_150))
        }
      } finally {
        await haat.sql("delete from customer where id like $1", [`${word}%`])
      }
    },
  )
})
