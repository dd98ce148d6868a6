import { describe, expect, it } from "vitest"
import { paidForLine, paidPaiseForPieces } from "./paid-for-line"

/** Every sequence of counts in which that many pieces can come back. */
const histories = (pieces: number): number[][] =>
  pieces === 0
    ? [[]]
    : Array.from({ length: pieces }, (_, nth) => histories(pieces - nth - 1).map((rest) => [nth + 1, ...rest])).flat()

describe("what was paid for a line", () => {
  it("is its price in paise, without what offers took off", () => {
    expect(paidForLine({ price: 250.1, quantity: 3, discount: 0.3 })).toBe(75_000)
  })
})

describe("what pieces of it come to", () => {
  it("adds up to what was paid for the line, to the paisa, in any history", () => {
    for (const paid of [0, 1, 99, 100, 25_001, 9_999_999])
      for (let of = 1; of <= 9; of++)
        for (const history of histories(of)) {
          let before = 0
          let sum = 0
          for (const pieces of history) {
            const worth = paidPaiseForPieces({ paid_paise: paid, quantity: of }, before, pieces)
            expect(worth).toBeGreaterThanOrEqual(0)
            sum += worth
            before += pieces
          }
          expect(sum, `${paid} in ${history}`).toBe(paid)
        }
  })
})
