import { describe, expect, it } from "vitest"
import { checkCodRules } from "./cod-rule"
import { SaveCodSettings } from "./contract"

const NONE = {
  version: 1,
  max_rupees: null,
  without_postal_codes: "",
  max_returned: null,
  code_above_rupees: null,
}
const rules = (changes: Partial<SaveCodSettings>) =>
  ({ ...SaveCodSettings.parse({ ...NONE, ...changes }), id: "shop", updated_at: "" }) as const
const order = { cash: 5_000, uncollected: 0, postal_code: "411004", returned: 0 }
const findRejection = (changes: Partial<SaveCodSettings>, facts: Partial<typeof order> = {}) =>
  checkCodRules(rules(changes), { ...order, ...facts })?.entry.code

describe("cash on delivery", () => {
  it("is possible for every order without rules", () => {
    expect(findRejection({}, { cash: 9_000_000, uncollected: 9_000_000, returned: 50 })).toBeUndefined()
  })

  it.each([
    [{ max_rupees: 5_000 }, {}, undefined],
    [{ max_rupees: 5_000 }, { cash: 5_001 }, "cod_above_most"],
    [{ max_rupees: 5_000 }, { cash: 2_000, uncollected: 3_000 }, undefined],
    [{ max_rupees: 5_000 }, { cash: 2_000, uncollected: 3_000.5 }, "cod_above_most_together"],
    [{ max_rupees: 5_000 }, { cash: 0, uncollected: 6_000 }, undefined],
    [{ without_postal_codes: "744101, 79\n411005" }, {}, undefined],
    [{ without_postal_codes: "744101, 79\n411004" }, {}, "cod_not_there"],
    [{ without_postal_codes: "744101, 41" }, {}, "cod_not_there"],
    [{ max_returned: 2 }, { returned: 1 }, undefined],
    [{ max_returned: 2 }, { returned: 2 }, "cod_after_returns"],
  ])("%j, %j: %s", (settings, facts, code) => expect(findRejection(settings, facts)).toBe(code))

  it.each([
    { max_rupees: 0 },
    { max_rupees: 12.5 },
    { without_postal_codes: "Pune" },
    { without_postal_codes: "4" },
    { max_returned: 0 },
  ])("takes no rule like %j", (changes) =>
    expect(SaveCodSettings.safeParse({ ...NONE, ...changes }).success).toBe(false),
  )
})
