import { describe, expect, it } from "vitest"
import { createLimiter } from "./concurrency-limiter"

describe("works that are bounded", () => {
  it("run so many at once and in the order they came, also when one fails", async () => {
    const run = createLimiter(2)
    let running = 0
    let most = 0
    const begun: number[] = []
    const work = (at: number) =>
      run(async () => {
        begun.push(at)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        if (at === 1) throw new Error("one")
        return at
      })
    const done = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
    expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4]])
    expect(done.map((one) => (one.status === "fulfilled" ? one.value : one.reason.message))).toEqual([
      0,
      "one",
      2,
      3,
      4,
    ])
  })
})
