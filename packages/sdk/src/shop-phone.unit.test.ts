import { describe, expect, it } from "vitest"
import { shopPhone } from "./shop-phone"

const Phone = shopPhone("No phone")

describe("a phone number of the shop's own", () => {
  it.each([
    ["+91 98220 12345", "+91 98220 12345"],
    [" 020 2705 0000 ", "020 2705 0000"],
    ["+९१ ९८२२० १२३४५", "+91 98220 12345"],
    ["", ""],
  ])("stays as the owner writes it, in digits that everybody reads: %j", (written, shown) =>
    expect(Phone.parse(written)).toBe(shown),
  )

  it.each(["call us", "12345", "1".repeat(21), "98220\n12345", 9822012345])("is none: %j", (written) =>
    expect(Phone.safeParse(written).error?.issues[0].message).toBe("No phone"),
  )
})
