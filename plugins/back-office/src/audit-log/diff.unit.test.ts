import { describe, expect, it } from "vitest"
import { diff } from "./diff"

describe("what the audit log keeps of a change", () => {
  it("names the fields that are different, inner ones too, and a list as a whole", () => {
    const before = { name: "Lota", category: { name: "Brass" }, images: [{ id: 1 }], price: 5 }
    const after = { name: "Lota", category: { name: "Copper" }, images: [], price: 5 }
    expect(diff(before, after)).toEqual({
      changes: [
        { field: "category.name", before: "Brass", after: "Copper" },
        { field: "images", before: [{ id: 1 }], after: [] },
      ],
      cut: false,
    })
  })

  it("leaves secrets out, wherever they are", () => {
    const { changes } = diff(undefined, {
      email: "a@b.in",
      password: "x",
      deep: { api_token: "y" },
      list: [{ token_hash: "z", ok: 1 }],
    })
    expect(changes).toEqual([
      { field: "email", before: null, after: "a@b.in" },
      { field: "list", before: null, after: [{ ok: 1 }] },
    ])
  })

  it("shows of long texts the piece where they become different, and says that they are cut", () => {
    const text = "Hand-woven in Kutch. ".repeat(100)
    const { changes, cut } = diff({ about: `${text}Blue ${text}` }, { about: `${text}Red ${text}` })
    expect(cut).toBe(true)
    expect(changes[0].before).toContain("Kutch. Blue Hand")
    expect(changes[0].after).toContain("Kutch. Red Hand")
    expect(String(changes[0].after)).toHaveLength(1_002)
    expect(diff({ about: text }, { about: text.slice(0, 1_500) }).changes[0]).not.toMatchObject({ before: text })
  })

  it("never keeps half of a sign, which the database would not take", () => {
    const { changes } = diff(undefined, { about: `a${"🪔".repeat(600)}` })
    expect(changes[0].after).not.toMatch(/\p{Surrogate}/u)
  })

  it("is cut when it becomes too much, and says so", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, "x".repeat(2_000)]))
    const { changes, cut } = diff({}, many)
    expect(cut).toBe(true)
    expect(JSON.stringify(changes).length).toBeLessThan(33_000)
  })
})
