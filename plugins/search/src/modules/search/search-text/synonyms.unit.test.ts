import { afterEach, describe, expect, it } from "vitest"
import { findSynonyms, setShopSynonyms, synonymsBySpelling } from "./synonyms"
import { distinctiveWords, splitWords } from "./words"

const found = (typed: string) => findSynonyms(distinctiveWords(splitWords(typed))).map((words) => words.join(" "))

afterEach(() => setShopSynonyms([]))

describe("words for the same thing", () => {
  it("are the program's lines, by how a word sounds", () => {
    expect(found("spices")).toContain("masala")
    expect(found("मसाले")).toContain("spices")
    expect(found("wyvern")).toEqual([])
  })

  it("are of a word as it is written, and not of another that sounds the same", () => {
    expect(found("haar")).toContain("necklace")
    expect(found("haar")).not.toContain("green")
    expect(found("हरा")).toContain("green")
    expect(found("हरा")).not.toContain("necklace")
    expect(found("caps")).not.toContain("cup")
    expect([found("party"), found("masks")]).toEqual([[], []])
    expect(found("harra")).toEqual(expect.arrayContaining(["green", "necklace"]))
  })

  it.each([
    ["baingan", "brinjal"],
    ["brinjal", "eggplant"],
    ["shimla mirch", "capsicum"],
    ["फेस वॉश", "face wash"],
    ["बैग", "bag"],
    ["कप", "mug"],
    ["शूज़", "shoe"],
    ["charjer", "charger"],
    ["dhoop chashma", "sunglasses"],
    ["istri", "iron"],
    ["ghadi", "watch"],
    ["chashme", "spectacles"],
    ["mehroon", "maroon"],
    ["patakhe", "fireworks"],
  ])("of %s have %s", (typed, other) => expect(found(typed)).toContain(other))

  it.each([
    ["சேலை", "saree"],
    ["புடவைகள்", "saree"],
    ["pudavai", "saree"],
    ["podavai", "saree"],
    ["seruppu", "chappal"],
    ["அரிசி", "rice"],
    ["manjal thool", "turmeric"],
    ["விளக்கு", "diya"],
    ["bommai", "doll"],
    ["শাড়ি", "saree"],
    ["শাড়িগুলো", "saree"],
    ["shari", "saree"],
    ["সাবানের", "soap"],
    ["juto", "shoes"],
    ["chuler tel", "hair oil"],
    ["kather khelna", "wooden toy"],
    ["ব্লাউজ", "blouse"],
  ])("of %s, in Tamil or Bengali, have %s", (typed, other) => expect(found(typed)).toContain(other))

  it("in Tamil and Bengali are found by nothing in English or Hindi that sounds like them", () => {
    for (const word of ["tin", "ten", "money", "saree", "honey"])
      expect(
        found(word).filter((term) => /\p{Script=Tamil}|\p{Script=Bengali}/u.test(term)),
        word,
      ).toEqual([])
    expect(found("tin")).not.toContain("honey")
    expect(found("cha")).toContain("tea")
  })

  it("find the particular by the general word, and not the other way round", () => {
    expect(found("kameez")).toEqual(expect.arrayContaining(["shirt", "kurta"]))
    expect(found("shirt")).not.toContain("kurta")
    expect(found("kitchen appliances")).toContain("kettle")
    expect(found("kettle")).not.toContain("toaster")
    expect(found("watch")).not.toContain("wall clock")
    expect(found("coconut oil")).not.toContain("mustard oil")
    expect(found("crockery")).toContain("dinner set")
    expect(found("girls")).toContain("kids")
    expect(found("kids")).not.toContain("girls")
  })

  it("of a misspelt word are told apart, for they are looked for only when nothing else is found", () => {
    expect(synonymsBySpelling(["chargar"]).flat()).toContain("charger")
    expect(found("chargar")).toEqual([])
    expect(synonymsBySpelling(["charger"])).toEqual([])
    expect(synonymsBySpelling(["rasins"])).toEqual([])
  })

  it("are the owner's lines too, which take nothing away from the program's", () => {
    setShopSynonyms(["spices, garam tadka", "jhumki, earring, झुमकी"])
    expect(found("masale")).not.toContain("garam tadka")
    expect(found("spice")).toEqual(expect.arrayContaining(["masala", "garam tadka"]))
    expect(found("jhumkiyan")).toContain("earring")
    expect(found("garam tarka")).toEqual([])
    setShopSynonyms(["jhumki, jhumka"])
    expect(found("jhumki")).not.toContain("earring")
    expect(found("spices")).not.toContain("garam tadka")
  })

  it("are found by terms of several words, with or without those that say nothing", () => {
    setShopSynonyms(["kaan ki bali, jhumki"])
    expect(found("kaan ki bali")).toContain("jhumki")
    expect(found("kan bali")).toContain("jhumki")
    expect(found("kaan")).not.toContain("jhumki")
    expect(found("jhumki")).toContain("kaan bali")
  })

  it("are found by numbers and words of other scripts as they are written", () => {
    setShopSynonyms(["2 in 1, மொபைல்"])
    expect(found("2 in 1")).toContain("மொபைல்")
    expect(found("மொபைல்")).toContain("2 1")
  })

  it("are bounded, however many lines have a word", () => {
    setShopSynonyms(Array.from({ length: 1_000 }, (_, i) => `wyvern, beast${i}`))
    expect(found("wyvern")).toHaveLength(100)
  })
})
