import { describe, expect, it } from "vitest"
import { toAsciiDigits } from "./digits"
import { normalizePhone } from "./phone"

describe("a phone number", () => {
  it.each([
    "9876543210",
    " 98765 43210 ",
    "+91 98765 43210",
    "+91-98765-43210",
    "(+91) 98765.43210",
    "919876543210",
    "0091 98765 43210",
    "09876543210",
    "+91 0 98765 43210",
    "९८७६५ ४३२१०",
    "+९१ ९८७६५४३२१०",
    "\u202a98765\u00a043210".slice(1),
  ])("is its ten digits, however it is written: %j", (written) => expect(normalizePhone(written)).toBe("9876543210"))

  it.each([
    ["9198765432", "9198765432"],
    ["12345 67890", "1234567890"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["020 2705 0000", "020 2705 0000"],
    ["98765", "98765"],
    ["98765432101", "98765432101"],
    ["98765\n43210", "98765\n43210"],
    ["call me", "call me"],
    ["", ""],
  ])("of another kind stays as it is: %j", (written, kept) => expect(normalizePhone(written)).toBe(kept))
})

it("digits of India's scripts are read, and nothing else is changed", () => {
  expect(["०१२३४५६७८९", "০১", "੦੧", "૦૧", "୦୧", "௦௧", "౦౧", "೦೧", "൦൧", "٠١", "０１"].map(toAsciiDigits)).toEqual([
    ...["0123456789", ...Array(10).fill("01")],
  ])
  expect(toAsciiDigits("घर 12 ½ ②")).toBe("घर 12 ½ ②")
})
