import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { serverMessage } from "./server-message.hi.ts"
import { serverMessage as inEnglish } from "./server-message.ts"

/** Every sentence in quotes that a shopper's form may be refused with, as the contracts say it. */
const sentencesOf = (plugin: string) => {
  const contract = readFileSync(new URL(`../../../plugins/${plugin}/src/contract.ts`, import.meta.url), "utf8")
  return [
    ...contract.matchAll(
      /"([A-Z][^"]+ (?:is required|must be|should be|cannot be negative|taken|exists|wrong)[^"]*)"/g,
    ),
  ]
    .map(([, sentence]) => sentence)
    .filter((sentence) => !/^(Page|Limit|Addresses|Type|Current password|Address Line 2) must|^The /.test(sentence))
}

describe("what the backend says", () => {
  it("stays as it is in English", () => {
    expect(inEnglish("Only 2 left of Pot")).toBe("Only 2 left of Pot")
  })

  it.each(["accounts", "checkout", "mail"])(
    "is known in Hindi, as far as %s refuses what a shopper types",
    (plugin) => {
      const sentences = sentencesOf(plugin)
      expect(sentences.length).toBeGreaterThan(1)
      expect(sentences.filter((sentence) => !/[ऀ-ॿ]/.test(serverMessage(sentence)))).toEqual([])
    },
  )

  it("keeps what is in a sentence", () => {
    expect(serverMessage("Only 2 left of Steel pot")).toBe("Steel pot के सिर्फ़ 2 बचे हैं")
    expect(serverMessage("The total is now ₹1,23,456. Please look at your order again")).toContain("₹1,23,456")
    expect(serverMessage("Your payment is being refunded. Only 2 left of Pot.")).toBe(
      "आपका भुगतान वापस किया जा रहा है। Pot के सिर्फ़ 2 बचे हैं।",
    )
  })

  it("is shown as it is when nobody translated it", () => {
    for (const sentence of ["Something nobody foresaw", "toString", ""]) expect(serverMessage(sentence)).toBe(sentence)
  })
})
