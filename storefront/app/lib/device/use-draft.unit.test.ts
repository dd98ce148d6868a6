import { describe, expect, it } from "vitest"
import { restoreDraft, toDraft } from "./use-draft.ts"

const home = { id: "a", address_1: "14 Marine Drive" }
const work = { id: "b", address_1: "2 Nehru Place" }
const saved = { username: "asha", phone: "9876543210", addresses: [home] }

/** As the browser's storage gives it back. */
const stored = (draft: unknown) => JSON.parse(JSON.stringify(draft))

describe("a draft", () => {
  it("keeps only what was typed, and leaves the rest as it is saved now", () => {
    const draft = stored(toDraft({ ...saved, phone: "1234567890" }, saved))
    expect(Object.keys(draft)).toEqual(["phone"])
    expect(restoreDraft(draft, { ...saved, username: "asha.rao", addresses: [home, work] })).toEqual({
      phone: "1234567890",
    })
  })

  it("is nothing when nothing was typed", () => {
    expect(toDraft({ ...saved, addresses: [{ ...home }] }, saved)).toEqual({})
  })

  it("gives an edited list back while the saved one is the same", () => {
    const edited = [{ ...home, address_1: "15 Marine Drive" }]
    expect(restoreDraft(stored(toDraft({ ...saved, addresses: edited }, saved)), saved)).toEqual({ addresses: edited })
  })

  it("drops an edited list when the saved one has changed since, as items would be lost", () => {
    const draft = stored(toDraft({ ...saved, phone: "1234567890", addresses: [] }, saved))
    expect(restoreDraft(draft, { ...saved, addresses: [home, work] })).toEqual({ phone: "1234567890" })
  })

  it("ignores stored text that is no draft", () => {
    for (const odd of [null, 7, "x", { username: null }, { username: { value: 7 } }, { nobody: { value: "x" } }])
      expect(restoreDraft(odd, saved)).toEqual({})
  })
})
