import { afterEach, describe, expect, it } from "vitest"
import { setOwnSynonyms, synonymsOf } from "./synonyms"
import { tellingWords, wordsIn } from "./words"

const found = (typed: string) => synonymsOf(tellingWords(wordsIn(typed))).map((words) => words.join(" "))

afterEach(() => setOwnSynonyms([]))

describe("words for the same thing", () => {
  it("are the program's lines, by how a word sounds", () => {
    expect(found("spices")).toContain("masala")
    expect(found("मसाले")).toContain("spices")
    expect(found("wyvern")).toEqual([])
  })

  it("are the owner's lines too, which take nothing away from the program's", () => {
    setOwnSynonyms(["spices, garam tadka", "jhumki, earring, झुमकी"])
    expect(found("masale")).not.toContain("garam tadka")
    expect(found("spice")).toEqual(expect.arrayContaining(["masala", "garam tadka"]))
    expect(found("jhumkiyan")).toContain("earring")
    expect(found("garam tarka")).toEqual([])
    setOwnSynonyms(["jhumki, jhumka"])
    expect(found("jhumki")).not.toContain("earring")
    expect(found("spices")).not.toContain("garam tadka")
  })

  it("are found by terms of several words, with or without those that say nothing", () => {
    setOwnSynonyms(["kaan ki bali, jhumki"])
    expect(found("kaan ki bali")).toContain("jhumki")
    expect(found("kan bali")).toContain("jhumki")
    expect(found("kaan")).not.toContain("jhumki")
    expect(found("jhumki")).toContain("kaan bali")
  })

  it("are found by numbers and words of other scripts as they are written", () => {
    setOwnSynonyms(["2 in 1, மொபைல்"])
    expect(found("2 in 1")).toContain("மொபைல்")
    expect(found("மொபைல்")).toContain("2 1")
  })

  it("are bounded, however many lines have a word", () => {
    setOwnSynonyms(Array.from({ length: 1_000 }, (_, i) => `wyvern, beast${i}`))
    expect(found("wyvern")).toHaveLength(100)
  })
})
