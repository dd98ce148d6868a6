import { describe, expect, it } from "vitest"
import { consonantTerms, soundKeys } from "./sound"
import { splitWords } from "./words"

const together = [
  ["saree", "sari", "saari", "sharee", "sarees", "sariyan", "साड़ी", "साड़ियाँ"],
  ["masala", "masale", "masaala", "masalas", "मसाला", "मसाले"],
  ["steel", "stil", "steal", "स्टील"],
  ["chai", "chay", "chaay", "चाय"],
  ["patti", "pati", "pattee", "पत्ती"],
  ["joota", "joote", "jute", "juta", "जूता", "जूते", "जूतों"],
  ["kurti", "kurtis", "kurtiyan", "कुर्ती", "कुर्तियाँ"],
  ["dupatta", "dupata", "duppatta", "दुपट्टा", "दुपट्टे"],
  ["lal", "laal", "लाल"],
  ["phal", "fal", "फल", "फलों"],
  ["chawal", "chaval", "चावल"],
  ["kambal", "kanbal", "कंबल", "कम्बल"],
  ["paisa", "paise", "पैसा", "पैसे"],
  ["rasgulla", "rasagulla", "रसगुल्ला"],
  ["mithai", "मिठाई"],
  ["kapda", "kapde", "कपड़ा", "कपड़े"],
  ["kadhai", "kadai", "कढ़ाई"],
  ["dudh", "doodh", "doodhwala", "दूध"],
  ["glass", "glasses"],
  ["toy", "toys"],
]

describe("how a word sounds", () => {
  it.each(together)("is the same for %s and its other spellings", (first, ...others) => {
    const [sound] = soundKeys(first)
    for (const other of others) expect(soundKeys(other), other).toContain(sound)
  })

  it("is not the same for other words", () => {
    const different = [
      "saree",
      "lal",
      "laila",
      "kurti",
      "chini",
      "chana",
      "tel",
      "till",
      "pan",
      "pen",
      "bottle",
      "battle",
    ]
    const sounds = different.map((word) => soundKeys(word)[0])
    expect(sounds.filter((sound, i) => sounds.indexOf(sound) !== i)).toEqual([])
  })

  it("is nothing for a number or another script", () => {
    expect(["500", "中文", "ёлка", "५००"].flatMap(soundKeys)).toEqual([])
  })

  it.each([
    ["cotton", "कॉटन"],
    ["plate", "प्लेट"],
    ["bottle", "बोतल"],
    ["cricket", "क्रिकेट"],
  ])("is as good as the same without vowels: %s, %s", (english, hindi) => {
    expect(consonantTerms([hindi])).toEqual(consonantTerms([english]))
  })
})

describe("the words of a text", () => {
  it.each([
    ["1kg चाय", ["1", "kg", "चाय"]],
    ["५०० ml", ["500", "ml"]],
    ["half a litre, 2.5 kilo, 10 किलो", ["half", "a", "litre", "2", "5", "kg", "10", "kg"]],
    ["word2l", ["word2l"]],
    ["A5 Notebook", ["a5", "notebook"]],
    ["पत्\u200dती", ["पत्ती"]],
    ["ﬁne—café!", ["fine", "café"]],
    ["'; drop (table) & | !:*", ["drop", "table"]],
  ])("of %s", (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})
