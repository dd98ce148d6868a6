import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inRupees } from "../money"
import { readNumbers } from "./read-numbers"
import { readTypedNumbers } from "./read-typed-numbers"

const read = (...texts: string[]) => readNumbers(texts).map(({ number, problem }) => problem ?? number)

describe("a column of numbers", () => {
  it.each<[string[], number[]]>([
    [
      ["499,50", "1.234,00", "12"],
      [499.5, 1234, 12],
    ],
    [
      ["0,50", "1,250"],
      [0.5, 1.25],
    ],
    [
      ["0.50", "1,250"],
      [0.5, 1250],
    ],
    [
      ["1,00,000", "2,500", "99.5"],
      [100_000, 2500, 99.5],
    ],
    [
      ["1,234,567", "1,234"],
      [1_234_567, 1234],
    ],
    [
      ["1.234.567", "1.234"],
      [1_234_567, 1234],
    ],
    [
      ["1'234.50", "1'234"],
      [1234.5, 1234],
    ],
    [["1’23’456"], [123_456]],
    [
      ["1 234,5", "1 234"],
      [1234.5, 1234],
    ],
    [
      ["1\u00a0234", "12\u202f345", "1 23 456"],
      [1234, 12_345, 123_456],
    ],
    [
      ["₹1,23,456.50", "Rs. 1,234", "Rs.499", "INR 7", "499/-", "8 ₹", "रु 9"],
      [123_456.5, 1234, 499, 7, 499, 8, 9],
    ],
    [
      ["-₹5", "₹-5", "-1,5", "+2", "−3"],
      [-5, -5, -1.5, 2, -3],
    ],
    [
      ["४९९.५०", "१,२३,४५६"],
      [499.5, 123_456],
    ],
    [
      ["1.2345", "1.250"],
      [1.2345, 1.25],
    ],
    [
      ["0.125", "0.5"],
      [0.125, 0.5],
    ],
    [
      ["12.", ".5", "007"],
      [12, 0.5, 7],
    ],
    [["0,125"], [0.125]],
    [["1234,567"], [1234.567]],
    [["1234.567"], [1234.567]],
  ])("%j is %j", (texts, numbers) => expect(read(...texts)).toEqual(numbers))

  it.each([
    ["1,234", "1,234 can be 1234 or 1.234. Write it as 1234 or as 1.2340"],
    ["1.500", "1.500 can be 1500 or 1.5. Write it as 1500 or as 1.5"],
    ["₹12,345", "₹12,345 can be 12345 or 12.345. Write it as 12345 or as 12.3450"],
  ])("rejects %j with both readings where nothing in the column shows which", (text, sentence) => {
    expect(read(text, "7", "")).toEqual([sentence, 7, undefined])
    expect(read("7", text, text)).toEqual([7, sentence, sentence])
    for (const written of [...sentence.matchAll(/as ([\d.]+)/g)].map(([, one]) => one))
      expect(read(written)).toEqual([Number(written)])
  })

  it("rejects those of a column that are written otherwise than the most", () => {
    const [one, two, three] = read("499,50", "1,234.50", "3.5")
    expect([two, three]).toEqual([1234.5, 3.5])
    expect(one).toBe(
      "499,50 has a decimal comma, but 1,234.50 in this column has a decimal point. Write the whole column in one way",
    )
    expect(read("1.5", "2,5", "3,5")[0]).toMatch(/^1\.5 has a decimal point, but 2,5/)
  })

  it.each([
    "",
    "₹",
    ",",
    "abc",
    "1e9",
    "1,23,45",
    "1,,234",
    "1 2",
    "1,234 567",
    "0x10",
    "1-2",
    ".",
    ",",
    "500 g",
    "12 34",
  ])("takes %j for no number", (text) => expect(read(text)).toEqual([undefined]))

  it("says of a number that a spreadsheet shortened that its digits are lost", () => {
    for (const text of ["8.90123E+12", "8,90123E+12", "9E+11"])
      expect(read(text)[0]).toMatch(/a spreadsheet has shorten/)
  })

  it("reads what the shop itself writes in rupees as what it wrote", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (all) => {
        const written = [...all, 10_050].map(inRupees)
        expect(readNumbers(written).map(({ number }) => number)).toEqual([...all, 10_050].map((paise) => paise / 100))
      }),
    )
  })
})

describe("numbers in a form", () => {
  it.each<[string[], (number | undefined)[]]>([
    [["1.125"], [1.125]],
    [["499,50"], [499.5]],
    [["1,299"], [1299]],
    [
      ["1,23,456", "₹1,234.5"],
      [123_456, 1234.5],
    ],
    [
      ["0,50", "1,250"],
      [0.5, 1.25],
    ],
    [
      ["0,50", "1.125", "1,250.5"],
      [0.5, 1.125, 1250.5],
    ],
    [
      ["-2", "1e3", " 7 "],
      [-2, 1000, 7],
    ],
    [
      ["", "many", "1,23,45"],
      [undefined, undefined, undefined],
    ],
  ])("%j are %j", (texts, numbers) => expect(readTypedNumbers(texts)).toEqual(numbers))
})
