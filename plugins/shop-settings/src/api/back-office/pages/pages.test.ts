import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { beforeAll, expect, it } from "vitest"
import type { OwnersPage } from "../../../contract"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.staff("owner")
})
const read = async (path: string) => (await haat.guest().get(`/store/pages/${path}`)).body
const pages = async (): Promise<OwnersPage[]> => (await owner.get("/back-office/pages")).body
const save = (id: string, page: object) => owner.put(`/back-office/pages/${id}`, page)

it("the four pages have texts in both languages before the owner writes any", async () => {
  expect((await pages()).map(({ id }) => id)).toEqual(["delivery", "privacy", "returns", "terms"])
  expect((await read("privacy?locale=hi")).page).toMatchObject({ name: "privacy", text: expect.stringMatching(/खाता/) })
  expect((await haat.guest().get("/store/pages/other")).status).toBe(404)
  expect((await owner.get("/back-office/pages/privacy")).body).toMatchObject({
    id: "privacy",
    text_hi: expect.any(String),
  })
  expect((await owner.get("/back-office/pages/other")).status).toBe(404)
})

it("each save is a new version, the old ones can be read, and who was slower is rejected", async () => {
  const before = (await pages()).find(({ id }) => id === "delivery") as OwnersPage
  const { version } = before
  const saved = await save("delivery", { version, text: "## Where\nTo Pune", text_hi: "" })
  expect(saved.body).toMatchObject({ version: version + 1, text: "## Where\nTo Pune" })
  expect(saved.body.versions.map((one: { version: number }) => one.version)).toEqual(
    Array.from({ length: version + 1 }, (_, at) => version + 1 - at),
  )
  expect((await read(`delivery?version=${version}`)).page).toMatchObject({ newest: version + 1, text: before.text })
  expect((await read("delivery?locale=hi")).page).toMatchObject({ text: "## Where\nTo Pune", lang: "en" })
  const late = await save("delivery", { version, text: "To Mumbai", text_hi: "" })
  expect([late.status, late.body.message]).toEqual([409, "Someone else changed this page while you were editing it"])
  expect((await save("delivery", { version: version + 1, text: " ", text_hi: "" })).status).toBe(400)
})

it("an order keeps the versions that it was placed under", async () => {
  const { version, text, text_hi } = (await pages()).find(({ id }) => id === "terms") as OwnersPage
  const agreed = async () => {
    const { order, shopper } = await placeOrder(haat)
    return (await shopper.get(`/store/my-orders/${order.id}`)).body.order.agreed
  }
  expect(await agreed()).toMatchObject({ terms: version, privacy: expect.any(Number) })
  await save("terms", { version, text: `${text}\n`, text_hi })
  expect((await agreed()).terms).toBe(version + 1)
})
