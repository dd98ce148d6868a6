import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { mailbox, until } from "../mailbox.ts"
import { front, haat } from "./one-shop.ts"

const PASSWORD = "Zebra-Quill@77"
const NEW_PASSWORD = "Marble-Otter@78"
const PERSON = { username: "quillon77", email: "quillon.zebra@example.com", phone: "9123456780", password: PASSWORD }
const HOME = {
  address_1: "47 Peacock Feather Lane",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

let token: string
let cookie: string

const text = async () => {
  const folder = path.join(front.home, "logs")
  const files = (await readdir(folder)).filter((name) => name.endsWith(".log"))
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")])),
  ) as Record<string, string>
}

type Line = { level: string; part: string; route?: string; request_id?: string; status?: number; ms?: number }
/** The lines of one part, once there is one that `found` is true of. */
const lines = (file: string, found: (line: Line) => boolean) =>
  until(async () => {
    const all = ((await text())[file] ?? "").split("\n")
    // the last one is not whole yet, or empty
    const parsed = all.slice(0, -1).map((line) => JSON.parse(line) as Line)
    return parsed.some(found) && parsed
  }, `a line in ${file}`)

beforeAll(async () => {
  const box = mailbox(haat)
  const product = await haat.product()
  const shopper = await haat.shopper(PERSON)
  expect((await haat.guest().post("/auth/sign-in", { username: PERSON.username, password: "Wrong@123" })).status).toBe(
    401,
  )
  await shopper.get(`/product-info/${product.id}`)
  await shopper.get("/search?q=peacock+feather")
  const { body: saved } = await shopper.post("/store/addresses", HOME)
  await shopper.post("/store/cart/lines", { product_id: product.id, quantity: 1 })
  const { body: checkout } = await shopper.get(`/store/checkout?address_id=${saved.address.id}`)
  const placed = await shopper.post("/store/checkout", {
    address_id: saved.address.id,
    payment_method: "cod",
    expected_total: checkout.summary.total,
  })
  expect(placed.status).toBe(201)
  const contact = { name: "Quillon", email: PERSON.email, subject: "Hello", message: `Call me at ${PERSON.phone}` }
  expect((await haat.guest().post("/store/contact", contact)).status).toBe(202)
  expect((await haat.guest().post("/auth/forgot-password", { email: PERSON.email })).status).toBe(200)
  token = await until(async () => {
    const mails = await box.to(PERSON.email)
    return mails.flatMap((mail) => /\/reset-password\/(\S+)/.exec(mail.text)?.[1] ?? [])[0]
  }, "the link to a new password")
  await haat.guest().get(`/reset-password/${token}`)
  const reset = await haat.guest().post(`/auth/reset-password/${token}`, { new_password: NEW_PASSWORD })
  expect(reset.status).toBe(200)
  await shopper.post("/auth/sign-in", { username: PERSON.username, password: NEW_PASSWORD })
  cookie = shopper.cookie
  // what fails is told with its reason, and the reason often has the values in it
  await haat.guest().post("/auth/sign-up", { ...PERSON, first_name: "Zia", last_name: "Rao", terms: true })
  await haat.guest().send("POST", "/store/contact", `{"email":"${PERSON.email}"`)
}, 300_000)

describe("the log files", () => {
  it("tell of a request, a rejected one too, in the web tier and in the backend, under the id that the response had", async () => {
    const { headers } = await haat.guest().get("/store/cart?of=nobody")
    const requestId = headers.get("x-request-id")
    expect(requestId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const file of ["web-tier.log", "backend.log"]) {
      const all = await lines(file, (line) => line.request_id === requestId)
      const [line] = all.filter((one) => one.request_id === requestId)
      expect(line).toMatchObject({ level: "info", method: "GET", route: "/store/cart", status: 401 })
      expect(line.ms).toBeGreaterThan(0)
    }
  })

  it("name pages and calls by their patterns, without the values", async () => {
    const web = await lines("web-tier.log", ({ route }) => route === "/auth/reset-password/:token")
    const routes = new Set(web.map(({ route }) => route))
    for (const route of ["/product-info/:id", "/search", "/store/checkout", "/store/contact", "/auth/sign-in"])
      expect(routes).toContain(route)
  })

  it("take no request id from outside", async () => {
    for (const origin of [front.web, front.backend]) {
      const { headers } = await fetch(`${origin}/store/offers`, { headers: { "x-request-id": "mine" } })
      expect(headers.get("x-request-id")).not.toBe("mine")
      expect(headers.get("x-route")).toBeNull()
    }
  })

  it("hold nothing but JSON, and no cookie, token, password, e-mail, phone or address", async () => {
    await lines("backend.log", ({ route }) => route === "/auth/sign-up")
    const files = await text()
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["backend.log", "web-tier.log"]))
    const session = /connect\.sid=([^;]+)/.exec(cookie)?.[1] as string
    const secrets = [
      token,
      session,
      decodeURIComponent(session).slice(2, 34),
      PASSWORD,
      NEW_PASSWORD,
      PERSON.email,
      PERSON.phone,
      "quillon",
      HOME.address_1,
      "Peacock",
    ]
    for (const [name, content] of Object.entries(files)) {
      const shown = secrets.filter((secret) => content.toLowerCase().includes(secret.toLowerCase()))
      expect([name, shown]).toEqual([name, []])
      for (const line of content.split("\n").filter(Boolean)) expect(JSON.parse(line)).toHaveProperty("part")
    }
  })
})
