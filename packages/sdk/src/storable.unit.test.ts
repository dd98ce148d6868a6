import { describe, expect, it } from "vitest"
import { STORABLE_LINE, VISIBLE_TEXT } from "./storable"

const UNSEEN = [
  ["a zero-width blank", "\u200b"],
  ["joiners alone", "\u200c\u200d"],
  ["a soft hyphen", "\u00ad"],
  ["a word joiner", "\u2060"],
  ["a blank of another width", "\u2003"],
  ["a blank that does not break", "\u00a0"],
  ["a Hangul filler", "\u3164\u115f\uffa0"],
  ["an empty Braille cell", "\u2800"],
  ["a variation selector", "\ufe0f"],
  ["a mark without a letter", "\u0301"],
  ["a tag character", "\u{e0041}"],
] as const

describe("a name", () => {
  it.each(UNSEEN)("of %s is none", (_what, text) => {
    expect(STORABLE_LINE.test(text)).toBe(false)
    expect(VISIBLE_TEXT.test(text)).toBe(false)
  })

  it.each([
    ["a line feed", "\n"],
    ["a carriage return", "\r"],
    ["a tab", "\t"],
    ["a vertical tab", "\v"],
    ["a next line", "\u0085"],
    ["a line separator", "\u2028"],
    ["a paragraph separator", "\u2029"],
    ["a NUL", "\0"],
    ["half of a character", "\ud83d"],
    ["a mark that turns the text around", "\u202e"],
  ])("must not have %s", (_what, character) => {
    expect(STORABLE_LINE.test(`Brass${character}lota`)).toBe(false)
  })

  it.each([
    "Brass lota",
    "क\u094d\u200dष",
    "സ്റ്റീൽ\u200d",
    "₹1",
    "7",
    "🪔",
    "❤\ufe0f",
    "Asha\u00a0Rao",
    "சேலை",
    "-",
    "",
  ])("can be %j", (name) => {
    expect(STORABLE_LINE.test(name)).toBe(true)
  })
})
