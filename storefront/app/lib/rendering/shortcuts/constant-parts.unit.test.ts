import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { markPart, renderWithParts } from "./constant-parts.ts"

/** What ConstantPart draws for a part of this name. @returns it with how often the part itself was drawn */
function drawer() {
  let drawn = 0
  const draw = (name: string) => {
    const mark = markPart(name)
    if (mark && "kept" in mark) return `<template data-kept="${mark.kept}"></template>`
    drawn++
    const part = `<p>${name}</p>`
    return mark ? `<template data-fresh="${mark.fresh}"></template>${part}<template data-end=""></template>` : part
  }
  return { draw, drawn: () => drawn }
}

describe("parts of pages", () => {
  it("are drawn once, and every page holds their text and no mark", () => {
    const { draw, drawn } = drawer()
    const page = () => renderWithParts(() => `<main>${draw("a $& card")}${draw("another")}</main>`)
    const whole = "<main><p>a $& card</p><p>another</p></main>"
    expect([page(), page(), page()]).toEqual([whole, whole, whole])
    expect(drawn()).toBe(2)
  })

  it("are drawn as they are in a page that waits for something", () => {
    const { draw } = drawer()
    expect(draw("waiting")).toBe("<p>waiting</p>")
  })

  it("are no marks any more when drawing a page fails", () => {
    const { draw } = drawer()
    const failing = () =>
      renderWithParts(() => {
        draw("failing")
        throw new Error("A part failed")
      })
    expect(failing).toThrow("A part failed")
    expect(draw("failing")).toBe("<p>failing</p>")
  })

  it("are kept while there is room, those in use the longest", () => {
    const { draw, drawn } = drawer()
    for (let part = 0; part < 5_000; part++) renderWithParts(() => draw("in use") + draw(`part ${part}`))
    expect(drawn()).toBe(5_001)
    renderWithParts(() => draw("part 4999"))
    expect(drawn()).toBe(5_001)
    renderWithParts(() => draw("part 0"))
    expect(drawn()).toBe(5_002)
  })

  it("keep themselves in memory, and not the pages they were drawn in", () => {
    setFlagsFromString("--expose_gc")
    const collectGarbage = runInNewContext("gc")
    const { draw } = drawer()
    const before = process.memoryUsage().heapUsed
    for (let page = 0; page < 100; page++)
      renderWithParts(
        () => Array.from({ length: 50_000 }, (_, at) => `${at} of ${page}`).join() + draw(`of page ${page}`),
      )
    collectGarbage()
    const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20
    expect(megabytes).toBeLessThan(20)
  })
})
