import { type Client, shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MADE_UP, type Settings, TICKED_TERMS } from "../../../contract"

const haat = shop()
let owner: Client & { id: string }
let before: Settings
beforeAll(async () => {
  owner = await haat.staff("owner")
  before = await read()
})
afterAll(async () => {
  await owner.put("/back-office/settings", { ...before, version: (await read()).version })
})
const read = async (): Promise<Settings> => (await owner.get("/back-office/settings")).body

const HOME = {
  address_1: "12 Karve Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

describe("the shop's settings", () => {
  it("start with the shop's name, a low-stock limit and the warehouse's postal code", () => {
    expect(before).toMatchObject({
      id: "shop",
      name: "Haat",
      pickup_postal_code: "412207",
      low_stock_limit: 5,
      shows_discount: true,
    })
  })

  it("show every visitor name, contact, chat link, low-stock limit and discounts switch, and no more", async () => {
    const change = {
      ...(await read()),
      name: "Haat Bazaar",
      contact_email: "Help@Example.com",
      contact_phone: "+91 98220 12345",
      chat_url: "https://wa.me/919822012345",
      shows_discount: false,
    }
    const readShop = async () => (await haat.guest().get("/store/shop")).body
    // counts the changes of the logo and of cash on delivery as well
    const { version } = await readShop()
    expect((await owner.put("/back-office/settings", change)).status).toBe(200)
    expect(await readShop()).toEqual({
      version: version + 1,
      name: "Haat Bazaar",
      contact_email: "help@example.com",
      contact_phone: "+91 98220 12345",
      chat_url: "https://wa.me/919822012345",
      low_stock_limit: change.low_stock_limit,
      shows_discount: false,
      logo: null,
      home: [],
      claim_days: 7,
      keeps_discount: true,
      random_discounts: false,
      sample_reviews: false,
      preticks_terms: false,
      // those of the plugins that this shop has
      plugins: expect.any(Object),
      plugins_off: [],
    })
  })

  it("name the shop in its mails and in the window where one pays, whatever it is called", async () => {
    const name = "Haat & <Söhne>"
    expect((await owner.put("/back-office/settings", { ...(await read()), name })).status).toBe(200)
    const [product, shopper] = await Promise.all([haat.product(), haat.shopper()])
    await haat.guest().post("/auth/forgot-password", { email: shopper.person.email })
    const mail = await mailbox(haat).mail(shopper.person.email, "Set a new password")
    expect(mail.from).toContain(name)
    expect(mail.text).toContain(`your ${name} account`)
    expect(mail.text.trimEnd().endsWith(name)).toBe(true)
    expect(mail.html).toContain("Haat &amp; &lt;Söhne&gt;, everyday good things from India.")
    expect(mail.html).not.toContain("<Söhne>")

    const { address } = (await shopper.post("/store/addresses", HOME)).body
    await shopper.post("/store/cart/lines", { product_id: product.id })
    const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
    const wanted = { address_id: address.id, expected_total: summary.total }
    const { payment } = (await shopper.post("/store/razorpay/payments", wanted)).body
    expect(payment.name).toBe(name)
  })

  it("move the place parcels leave from", async () => {
    await owner.put("/back-office/settings", { ...(await read()), pickup_postal_code: "412208" })
    const [{ postal_code }] = await haat.sql(
      `select a.postal_code from store s join stock_location l on l.id = s.default_location_id
       join stock_location_address a on a.id = l.address_id`,
    )
    expect(postal_code).toBe("412208")
  })

  it("tell the second of two owners that someone else saved meanwhile, and keep what the first saved", async () => {
    const seen = await read()
    const responses = await Promise.all(
      ["Ours", "Theirs"].map((name) => owner.put("/back-office/settings", { ...seen, name })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe(
      "Someone else has changed the settings meanwhile. Look at theirs before you save yours",
    )
    const saved = responses.find(({ status }) => status === 200)?.body
    expect(await read()).toEqual(saved)
    expect(saved.version).toBe(seen.version + 1)
  })

  it("are checked field by field", async () => {
    const { status, body } = await owner.put("/back-office/settings", {
      ...(await read()),
      name: " ",
      contact_email: "nobody",
      contact_phone: "call us",
      chat_url: "javascript:alert(1)",
      pickup_postal_code: "0123",
      low_stock_limit: -1,
      shows_discount: "yes",
    })
    expect([status, body.errors]).toEqual([
      400,
      {
        name: "The shop needs a name",
        contact_email: "Please enter a valid email address",
        contact_phone: "A phone number has 6 to 20 digits",
        chat_url: "The chat link starts with https://",
        pickup_postal_code: "A postal code has six digits",
        low_stock_limit: "The limit cannot be negative",
        shows_discount: "Discounts are shown or not",
      },
    ])
  })

  it("show no sample discounts and reviews in a real shop until the owner agrees to the warning", async () => {
    const seen = await read()
    expect(seen).toMatchObject({ random_discounts: false, sample_reviews: false, confirmed: "" })
    const unread = await owner.put("/back-office/settings", { ...seen, random_discounts: true })
    expect([unread.status, unread.body.message]).toEqual([
      400,
      "Read first why made-up discounts and reviews can be unlawful, and agree to it",
    ])
    const change = { ...seen, random_discounts: true, confirmed: MADE_UP.en }
    expect((await owner.put("/back-office/settings", change)).body.random_discounts).toBe(true)
    expect((await haat.guest().get("/store/shop")).body).toMatchObject({
      random_discounts: true,
      sample_reviews: false,
    })
    const query = encodeURIComponent(JSON.stringify({ user_id: owner.id, resource: "settings" }))
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${query}`)).body
    expect(entry.changes).toContainEqual({ field: "random_discounts", before: false, after: true })
    expect(entry.changes).toContainEqual({ field: "confirmed", before: "", after: MADE_UP.en })
    await owner.put("/back-office/settings", { ...(await read()), random_discounts: false })
  })

  it("tick the terms box beforehand only when the owner has read why that is no consent", async () => {
    const seen = await read()
    expect(seen.preticks_terms).toBe(false)
    for (const confirmed of [undefined, MADE_UP.en]) {
      const unread = await owner.put("/back-office/settings", { ...seen, preticks_terms: true, confirmed })
      expect([unread.status, unread.body.message]).toEqual([
        400,
        "Read first why a box that is ticked beforehand is no consent, and agree to it",
      ])
    }
    const both = { ...seen, preticks_terms: true, sample_reviews: true, confirmed: `${MADE_UP.hi}\n${TICKED_TERMS.hi}` }
    expect((await owner.put("/back-office/settings", both)).body).toMatchObject({
      preticks_terms: true,
      sample_reviews: true,
      confirmed: both.confirmed,
    })
    expect((await haat.guest().get("/store/shop")).body.preticks_terms).toBe(true)
    await owner.put("/back-office/settings", { ...(await read()), preticks_terms: false, sample_reviews: false })
  })

  it("leave an audit log entry of the fields that changed", async () => {
    await owner.put("/back-office/settings", { ...(await read()), low_stock_limit: 12 })
    const query = encodeURIComponent(JSON.stringify({ user_id: owner.id, resource: "settings" }))
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${query}`)).body
    expect(entry.changes).toEqual([{ field: "low_stock_limit", before: 5, after: 12 }])
  })
})
