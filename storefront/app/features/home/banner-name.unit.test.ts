import { describe, expect, it } from "vitest"
import { bannerName } from "./banner-name.ts"

const places = [{ path: "/category/pcat_1", name: "Sarees" }]

describe("the name of a banner's link", () => {
  it("is that of the page it leads to, whatever is searched for there", () => {
    expect(bannerName("/category/pcat_1", places, 0, 3).name).toBe("Sarees")
    expect(bannerName("/Category/pcat_1?page=2#top", places, 0, 3).name).toBe("Sarees")
  })
  it("is the host when it leads elsewhere", () => {
    expect(bannerName("https://makers.example/diwali", places, 0, 3).name).toBe("makers.example")
  })
  it("is its place in the row when nothing else is known", () => {
    expect(bannerName("/nowhere", places, 1, 3).name).toBe("Banner 2 of 3")
  })
})
