import { describe, expect, it } from "vitest"
import { smallShop } from "./small-shop.ts"

describe("a web tier that is told to stop", () => {
  it("finishes what it has begun and takes nothing new", async () => {
    let asked = () => {}
    const begun = new Promise<void>((resolve) => {
      asked = resolve
    })
    let finish = () => {}
    const shop = await smallShop((_req, res) => {
      finish = () => res.end("done")
      asked()
    })
    const answer = shop.get("/store/cart")
    await begun
    const stopped = shop.stop()
    await expect(shop.get("/store/cart")).rejects.toThrow("ECONNREFUSED")
    finish()
    expect((await answer).body).toBe("done")
    await stopped
    await shop.closeBackend()
  })
})
