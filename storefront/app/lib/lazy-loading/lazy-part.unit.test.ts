import { describe, expect, it } from "vitest"
import { findPart, retryAddress } from "./lazy-part.ts"

const BASE = "https://shop.test/assets/lazy-part-1a2b.js"

describe("code that could not be fetched", () => {
  it("is asked for under an address that nothing has failed at yet", () => {
    const asBuilt = Object.assign(() => {}, { toString: () => "()=>e(()=>import(`./report-dialog-C3.js`),t([0,1]))" })
    expect(retryAddress(asBuilt, 1, BASE)).toBe("https://shop.test/assets/report-dialog-C3.js?attempt=1")
    expect(retryAddress(asBuilt, 2, BASE)).toBe("https://shop.test/assets/report-dialog-C3.js?attempt=2")
  })

  it("keeps its address when none can be seen", () => {
    expect(retryAddress(() => Promise.resolve(), 1, BASE)).toBeUndefined()
  })

  it("is found in a file of its own, and in one that others import from too", () => {
    const part = { default: () => null }
    expect(findPart(part)).toBe(part)
    expect(findPart({ t: () => null, n: part })).toBe(part)
  })
})
