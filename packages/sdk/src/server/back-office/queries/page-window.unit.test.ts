import { describe, expect, it } from "vitest"
import { type Order, pageWindow } from "./page-window"

const ORDER: Order = [
  ["name", "ASC"],
  ["id", "DESC"],
]
const LIST = Array.from({ length: 103 }, (_, n) => n)

/** The rows a database would answer, put into order again. */
const read = (skip: number, take: number, count = LIST.length) => {
  const { order, limit, offset } = pageWindow(ORDER, count, { skip, take })
  const backwards = order === "name DESC, id ASC"
  const list = LIST.slice(0, count)
  const rows = (backwards ? list.toReversed() : list).slice(offset, offset + limit)
  return backwards ? rows.toReversed() : rows
}

describe("the window of a page", () => {
  it("has the same rows, whichever end they are read from", () => {
    for (const count of [0, 1, 24, 25, 26, 50, 103])
      for (let skip = 0; skip < 120; skip++)
        expect(read(skip, 25, count), `${skip} of ${count}`).toEqual(LIST.slice(0, count).slice(skip, skip + 25))
  })

  it("reads the last page from the end", () => {
    expect(pageWindow(ORDER, 50_007, { skip: 50_000, take: 25 })).toEqual({
      order: "name DESC, id ASC",
      limit: 7,
      offset: 0,
    })
    expect(pageWindow(ORDER, 50_007, { skip: 0, take: 25 })).toEqual({
      order: "name ASC, id DESC",
      limit: 25,
      offset: 0,
    })
  })

  it("reads what has no value first when it reads from the end", () => {
    for (const [way, back] of [
      ["ASC NULLS LAST", "DESC NULLS FIRST"],
      ["DESC NULLS LAST", "ASC NULLS FIRST"],
    ] as const) {
      const order: Order = [["number", way]]
      expect(pageWindow(order, 100, { skip: 0, take: 25 }).order).toBe(`number ${way}`)
      expect(pageWindow(order, 100, { skip: 75, take: 25 }).order).toBe(`number ${back}`)
    }
  })
})
