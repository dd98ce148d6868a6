/** @module-tag money */
import { checkCharacter, readGstin, readUin, usualGstin } from "@haat/places/gstin"
import { describe, expect, it } from "vitest"
import data from "../modules/gst/data/rates.json"
import { dayInIndia, financialYear } from "./calendar"
import { findPriceGap, findRate, isInPriceGap, type Rate } from "./rate"

describe("a GSTIN", () => {
  it("is known by its check character, and says its state and PAN", () => {
    expect(readGstin("27AAPFU0939F1ZV")).toEqual({ state: "27", pan: "AAPFU0939F" })
    expect(readGstin("29AAGCB7383J1Z4")).toEqual({ state: "29", pan: "AAGCB7383J" })
  })

  it("is wrong with any one character changed, two exchanged, or of no state", () => {
    const right = "27AAPFU0939F1ZV"
    for (let at = 0; at < right.length; at++) {
      for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
        if (other !== right[at]) expect(readGstin(right.slice(0, at) + other + right.slice(at + 1))).toBeNull()
      }
    }
    expect(readGstin("27AAPFU9039F1ZV")).toBeNull()
    const nowhere = "28AAPFU0939F1Z"
    expect(readGstin(nowhere + checkCharacter(nowhere))).toBeNull()
    for (const text of ["", "27AAPFU0939F1Z", "27aapfu0939f1zv", ` ${right}`]) expect(readGstin(text)).toBeNull()
  })
})

describe("a buyer's number", () => {
  it("is read as it is pasted, with blanks, dashes and small letters", () => {
    for (const pasted of [
      "२७AAPFU०९३९F१ZV",
      " 27AAPFU0939F1ZV ",
      "27 AAPFU 0939F 1ZV",
      "27aapfu0939f1zv",
      "27-AAPFU0939F-1ZV",
      "27AAPFU0939F1ZV\u200b",
    ])
      expect(readGstin(usualGstin(pasted))).toEqual({ state: "27", pan: "AAPFU0939F" })
  })

  it("may be the UIN of an embassy or a body of the UN", () => {
    expect(readUin("0717UNO00157UNO")).toEqual({ state: "07" })
    expect(readUin("2917UNO00161UN9")).toEqual({ state: "29" })
    for (const text of ["", "0717UNO00157UN", "2817UNO00157UNO", "0717XYZ00157XYO", "27AAPFU0939F1ZV"])
      expect(readUin(text), text).toBeNull()
  })
})

describe("the financial year", () => {
  it("turns at midnight of 1 April in India", () => {
    const year = (at: string) => financialYear(dayInIndia(new Date(at)))
    expect(year("2027-03-31T18:29:59.999Z")).toBe("2026-27")
    expect(year("2027-03-31T18:30:00.000Z")).toBe("2027-28")
    expect(year("2099-12-31T00:00:00.000Z")).toBe("2099-00")
  })
})

describe("dated rates", () => {
  const clothes = findRate(data as Rate[], { hsn: "620442", rate_class: "by_hsn" }, "2026-11-24") as Rate

  it("name the two nearest prices that fit where one fits neither slab", () => {
    const gap = findPriceGap(clothes)
    expect(gap).toEqual({ low: 2_625_00, high: 2_950_01 })
    expect([2_625_00, 2_625_01, 2_950_00, 2_950_01].map((price) => isInPriceGap(gap, price))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it("are one for each beginning, class and day, without a gap since 1 July 2017", () => {
    const keys = new Set((data as Rate[]).map(({ hsn_prefix, rate_class }) => `${rate_class} ${hsn_prefix}`))
    for (const key of keys) {
      const [rate_class, hsn_prefix] = key.split(" ")
      const dated = (data as Rate[]).filter((rate) => rate.rate_class === rate_class && rate.hsn_prefix === hsn_prefix)
      expect(dated.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
        ["2017-07-01", "2025-09-21"],
        ["2025-09-22", null],
      ])
    }
  })

  it("take the longest beginning of the code, and the class before any code", () => {
    const rate = (hsn: string, rate_class: Rate["rate_class"] = "by_hsn") =>
      findRate(data as Rate[], { hsn, rate_class }, "2026-11-24")?.rate
    expect([rate("330741"), rate("330790"), rate("3305"), rate(""), rate("6204", "high")]).toEqual([
      500, 1800, 500, 1800, 4000,
    ])
  })
})
