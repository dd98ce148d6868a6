/** @module-tag money */
import { decodeQr } from "@haat/testing/decode-qr"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buildUpiPayment, qrCode } from "./upi"

const squaresOf = (text: string) => {
  const { size, dark } = qrCode(text)
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { row, column } of dark) squares[row][column] = true
  return squares
}

describe("the code that is paid by UPI", () => {
  it("names payee, amount and purpose for any name of the shop and any amount", () => {
    const payment = fc.record({
      upi_id: fc.stringMatching(/^[a-z0-9.-]{3,20}@[a-z]{3,10}$/),
      name: fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.constant("हाट & Sons")),
      paise: fc.integer({ min: 1, max: 1_000_000_000 }),
      note: fc.stringMatching(/^[A-Z0-9/-]{1,16}$/),
    })
    fc.assert(
      fc.property(payment, (due) => {
        const scanned = decodeQr(squaresOf(buildUpiPayment(due).uri))
        const { protocol, host, searchParams } = new URL(scanned)
        expect([protocol, host, ...["pa", "pn", "am", "cu", "tn"].map((name) => searchParams.get(name))]).toEqual([
          "upi:",
          "pay",
          due.upi_id,
          due.name,
          `${Math.floor(due.paise / 100)}.${String(due.paise % 100).padStart(2, "0")}`,
          "INR",
          due.note,
        ])
      }),
    )
  })

  it("cannot be read with a square that is another colour, so a wrong drawing is noticed", () => {
    const squares = squaresOf("upi://pay?pa=haat.pune@okbank&pn=Haat&am=500.00&cu=INR&tn=HI")
    const last = squares[squares.length - 1]
    last[last.length - 1] = !last[last.length - 1]
    expect(() => decodeQr(squares)).toThrow("A block is damaged")
  })
})
