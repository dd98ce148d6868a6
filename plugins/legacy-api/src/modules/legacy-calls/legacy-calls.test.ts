import { shop } from "@haat/testing"
import { until } from "@haat/testing/mailbox"
import { describe, expect, it } from "vitest"

const haat = shop()

const CALL = "GET /api/product/getCategories"

describe("the use of the old calls", () => {
  it("is counted by day, and read by the owner in the back office; nothing says by whom", async () => {
    const admin = await haat.admin()
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" }).format(new Date())
    const filter = encodeURIComponent(JSON.stringify({ q: CALL }))
    const read = async () => {
      const { body } = await admin.get(`/back-office/legacy-calls?filter=${filter}`)
      return body.find((row: { day: string }) => row.day === day)
    }
    const before = (await read())?.times ?? 0
    for (let time = 0; time < 3; time++) await haat.guest().get("/api/product/getCategories")
    const counted = await until(async () => {
      const row = await read()
      return row?.times >= before + 3 && row
    }, "three calls to be counted")
    expect(Object.keys(counted).sort()).toEqual(["call", "day", "id", "times"])
    expect(counted.call).toBe(CALL)
  })

  it("counts both spellings of getProductById, each under its own name, and no third", async () => {
    const admin = await haat.admin()
    const read = async () => {
      const { body } = await admin.get(
        `/back-office/legacy-calls?filter=${encodeURIComponent('{"q":"getproductbyid"}')}`,
      )
      const times = (call: string) =>
        body
          .filter((row: { call: string }) => row.call === `POST /api/product/${call}`)
          .reduce((sum: number, row: { times: number }) => sum + row.times, 0)
      return ["getProductById", "getproductbyid", "GETPRODUCTBYID"].map(times)
    }
    const [one, other] = await read()
    const ask = (spelled: string) => haat.guest().post(`/api/product/${spelled}`, { id: "prod_none" })
    for (const spelled of ["GETPRODUCTBYID", "getProductById", "getproductbyid", "getproductbyid"])
      expect((await ask(spelled)).status).toBe(404)
    const counted = await until(async () => {
      const now = await read()
      return now[0] >= one + 2 && now[1] >= other + 2 && now
    }, "both spellings to be counted")
    expect(counted[2]).toBe(0)
  })

  it("is for the owner and managers only", async () => {
    const path = "/back-office/legacy-calls"
    expect((await haat.guest().get(path)).status).toBe(401)
    expect((await (await haat.shopper()).get(path)).status).toBe(403)
    expect((await (await haat.staff("support")).get(path)).status).toBe(403)
    expect((await (await haat.staff("manager")).get(path)).status).toBe(200)
  })
})
