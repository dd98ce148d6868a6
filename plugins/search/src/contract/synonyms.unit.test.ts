import { describe, expect, it } from "vitest"
import { SaveSynonyms } from "./synonyms"

const read = (words: unknown) => SaveSynonyms.safeParse({ words })

describe("a line of words for the same thing", () => {
  it.each([
    ["  saree,sari ,  साड़ी ", "saree, sari, साड़ी"],
    ["jhumki\nearring;;\n झुमकी,", "jhumki, earring, झुमकी"],
    ["kaan  ki bali, ear ring", "kaan ki bali, ear ring"],
    ["5g mobile, மொபைல்", "5g mobile, மொபைல்"],
  ])("%j is kept as %j", (typed, kept) => expect(read(typed).data).toEqual({ words: kept }))

  it.each([
    [undefined, /^Write at least two words/],
    [7, /^Write at least two words/],
    [" , ", /^Write at least two words/],
    ["saree", /^Write at least two words/],
    ["saree, Saree", "Saree stands in the line twice"],
    ["bali, kaan ki bali, kaan bali", "kaan bali stands in the line twice"],
    ["saree, ***", "*** has no letter and no digit"],
    ["saree, one two three four", "one two three four has too many words: at most 3 between two commas"],
    [`saree, ${"a".repeat(61)}`, `${"a".repeat(20)}… is too long: at most 60 characters between two commas`],
    [Array.from({ length: 21 }, (_, i) => `word${i}`).join(), "A line has at most 20 words"],
    ["saree, ".repeat(1_000), "The line is too long"],
    ["saree, nul\u0000", "The line has a character that cannot be stored"],
  ])("%j is rejected with a sentence", (typed, sentence) => {
    const [issue] = read(typed).error?.issues ?? []
    expect(issue.path).toEqual(["words"])
    if (sentence instanceof RegExp) expect(issue.message).toMatch(sentence)
    else expect(issue.message).toBe(sentence)
  })
})
