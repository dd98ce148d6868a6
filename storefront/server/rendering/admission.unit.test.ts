import { describe, expect, it } from "vitest"
import { admission } from "./admission.ts"

function pages() {
  let time = 0
  const admit = admission({ max: 8, burstMs: 3_000, now: () => time })
  return {
    admit: (inFlight: number, share = 1) => admit(inFlight, share),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe("pages that wait to be rendered", () => {
  it("may be twice as many during a short burst", () => {
    const { admit, pass } = pages()
    pass(60_000)
    expect([admit(4), admit(8), admit(15), admit(16)]).toEqual([true, true, true, false])
  })

  it("are rejected beyond the maximum under lasting load, until it falls", () => {
    const { admit, pass } = pages()
    expect(admit(12)).toBe(true)
    pass(3_000)
    expect([admit(12), admit(8), admit(7), admit(5)]).toEqual([false, false, true, true])
    expect(admit(12)).toBe(false)
    expect([admit(4), admit(12)]).toEqual([true, true])
  })

  it("leave a share for signed-in visitors in both cases", () => {
    const { admit, pass } = pages()
    expect([admit(12, 0.75), admit(11, 0.75)]).toEqual([false, true])
    pass(3_000)
    expect([admit(6, 0.75), admit(6)]).toEqual([false, true])
  })
})
