import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"

const haat = shop()

describe("POST /api/newsletter/subscribe", () => {
  it("subscribes with 201, once, and says one sentence of the rest", async () => {
    const email = `old${Date.now()}@example.com`
    const subscribe = (email: unknown) => haat.guest().post("/api/newsletter/subscribe", { email })
    const first = await subscribe(email)
    expect([first.status, first.body]).toEqual([201, { message: "Subscribed Successfully!" }])
    for (const again of [email, email.toUpperCase(), "asha", 5]) {
      const { status, body } = await subscribe(again)
      expect([status, body]).toEqual([400, { message: "Already Subscribed or Invalid!" }])
    }
  })
})
