import { z } from "zod"
import { readWordFile, WordsLine } from "./word-file"
import { plain } from "./words"

/** A line of phrases with commas between them. */
const Phrases = z.string().transform((line) => partsOf(line).map((phrase) => phrase.split(/\s+/)))

/** A line of words, each with the number that it stands for: "ek 1, do 2". */
const Numbers = z
  .string()
  .refine(
    (line) => partsOf(line).every((part) => /^\S+ -?\d+(\.\d+)?$/.test(part)),
    "each word needs a number after it, with commas between them: one 1, two 2",
  )
  .transform((line) =>
    partsOf(line)
      .map((part) => part.split(" "))
      .map(([word, value]): [string, number] => [word, Number(value)]),
  )

const partsOf = (line: string) =>
  plain(line)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)

const READ = readWordFile("price-words.txt", {
  currency: WordsLine,
  "small numbers": Numbers,
  "parts of number": Numbers,
  multipliers: Numbers,
  measures: WordsLine,
  numbered: WordsLine,
  "up to": Phrases,
  "up to with currency": Phrases,
  from: Phrases,
  about: Phrases,
  "up to after": Phrases,
  "up to after price": Phrases,
  "up to after currency": Phrases,
  "from after": Phrases,
  "about after": Phrases,
  range: Phrases,
  "between and": Phrases,
  between: Phrases,
  "range after": Phrases,
  "price words": WordsLine,
  cheap: Phrases,
  dear: Phrases,
})

/** Phrases as they are compared with the words of a search text: the longest before those that it begins with. */
const longestFirst = (phrases: string[][]) => phrases.sort((a, b) => b.length - a.length)

export const CURRENCY = new Set(READ.currency)
export const SMALL_NUMBERS = new Map(READ["small numbers"])
export const FRACTION_WORDS = new Map(READ["parts of number"])
export const MULTIPLIERS = new Map(READ.multipliers)
/** "2k" is written together. */
export const THOUSAND = "k"
export const MEASURES = new Set(READ.measures)
export const NUMBERED = new Set(READ.numbered)
export const UP_TO = longestFirst(READ["up to"])
export const UP_TO_WITH_CURRENCY = longestFirst(READ["up to with currency"])
export const FROM = longestFirst(READ.from)
export const ABOUT = longestFirst(READ.about)
export const UP_TO_AFTER = longestFirst(READ["up to after"])
export const UP_TO_AFTER_PRICE = longestFirst(READ["up to after price"])
export const UP_TO_AFTER_CURRENCY = longestFirst(READ["up to after currency"])
export const FROM_AFTER = longestFirst(READ["from after"])
export const ABOUT_AFTER = longestFirst(READ["about after"])
export const RANGE = longestFirst(READ.range)
export const BETWEEN_AND = longestFirst(READ["between and"])
export const BETWEEN = longestFirst(READ.between)
export const RANGE_AFTER = longestFirst(READ["range after"])
export const PRICE_WORDS = new Set(READ["price words"])
export const CHEAP = longestFirst(READ.cheap)
export const DEAR = longestFirst(READ.dear)
