import { describe, expect, it } from "vitest"
import { addressLines, shortCity } from "./address-lines"

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(" ")

describe("the lines of an address for the carrier", () => {
  it("stay as they are where they fit", () => {
    expect(addressLines({ address_1: "12 Karve Road", address_2: " Flat  3 " })).toEqual(["12 Karve Road", "Flat 3"])
    expect(addressLines({ address_1: "12 Karve Road", address_2: null })).toEqual(["12 Karve Road", ""])
  })

  it("are cut at a word to 190 characters, and keep where they begin", () => {
    for (const [address_1, address_2] of [
      [`12/4B ${words(40)}`.slice(0, 200), `Flat 3, ${words(40)}`.slice(0, 200)],
      [`12/4B ${words(40)}`.slice(0, 200), ""],
      ["12/4B Karve Road", words(40).slice(0, 200)],
      [words(40).slice(0, 200), "Flat 3"],
      ["x".repeat(200), "y".repeat(200)],
      [`गली ${"क".repeat(250)}`.slice(0, 200), "मकान ३"],
    ]) {
      const [first, second] = addressLines({ address_1, address_2 })
      expect(first.length + second.length).toBeLessThanOrEqual(190)
      expect([address_1.startsWith(first), address_2.startsWith(second)]).toEqual([true, true])
      expect(first.length).toBeGreaterThanOrEqual(3)
      const isWhole = (text: string, cut: string) => text === cut || /[\s,]/.test(text[cut.length])
      if (address_1.includes("word")) expect(isWhole(address_1, first)).toBe(true)
    }
  })

  it("are joined where the first is too short for a carrier", () => {
    expect(addressLines({ address_1: "7", address_2: "Hill Road", city: "Mumbai" })).toEqual(["7, Hill Road", ""])
    expect(addressLines({ address_1: "7", address_2: "", city: "Mumbai" })).toEqual(["7, Mumbai", ""])
  })
})

describe("a city for the carrier", () => {
  it.each([
    ["Pune", "Pune"],
    ["Bengaluru (Bangalore) Rural North East", "Bengaluru Rural North East"],
    ["Sri Balaji Nagar Industrial Estate Second Phase", "Sri Balaji Nagar Industrial"],
    ["Thiruvananthapuramthiruvananthapuram", "Thiruvananthapuramthiruvananth"],
  ])("%s is %s", (city, short) => expect(shortCity(city)).toBe(short))
})
