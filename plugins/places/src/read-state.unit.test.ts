import { describe, expect, it } from "vitest"
import { hasState, readState, withUsualState } from "./read-state"
import { STATES, STATES_OF_ADDRESSES } from "./states"

const codeOf = (text: string) => readState(text)?.code

describe("the states", () => {
  it("are 36 and other territory, each with a code of its own", () => {
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(37)
    expect(STATES_OF_ADDRESSES).toHaveLength(36)
    expect(STATES.filter(({ utgst }) => utgst).map(({ code }) => code)).toEqual(["04", "26", "31", "35", "38"])
  })

  it("are each read by name in both languages, in any case, and by GST code", () => {
    for (const { code, en, hi } of STATES_OF_ADDRESSES)
      for (const text of [
        en,
        en.toUpperCase(),
        ` ${en.toLowerCase()} `,
        hi,
        code,
        String(Number(code)),
        `${code}-${en}`,
      ])
        expect(codeOf(text), text).toBe(code)
  })

  it.each([
    ["UP", "09"],
    ["U.P.", "09"],
    ["u. p.", "09"],
    ["UK", "05"],
    ["Uttaranchal", "05"],
    ["TN", "33"],
    ["T N", "33"],
    ["Tamilnadu", "33"],
    ["MP", "23"],
    ["M.P.", "23"],
    ["AP", "37"],
    ["A.P", "37"],
    ["J&K", "01"],
    ["Jammu & Kashmir", "01"],
    ["NCT of Delhi", "07"],
    ["New Delhi", "07"],
    ["Orissa", "21"],
    ["OR", "21"],
    ["OD", "21"],
    ["Pondicherry", "34"],
    ["Chattisgarh", "22"],
    ["CT", "22"],
    ["TS", "36"],
    ["TG", "36"],
    ["Telengana", "36"],
    ["IN-MH", "27"],
    ["in-ka", "29"],
    ["Daman & Diu", "26"],
    ["Dadra & Nagar Haveli", "26"],
    ["DNHDD", "26"],
    ["THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU", "26"],
    ["A & N Islands", "35"],
    ["State of Goa", "30"],
    ["UT of Ladakh", "38"],
    ["Union Territory of Chandigarh", "04"],
    ["West Bengal, India", "19"],
    ["W.B.", "19"],
    ["उत्तर प्रदेश", "09"],
    ["उ.प्र.", "09"],
    ["उत्तराखण्ड", "05"],
    ["झारखण्ड", "20"],
    ["छत्तीसगढ", "22"],
    ["आन्ध्र प्रदेश", "37"],
    ["उड़ीसा", "21"],
    ["मिजोरम", "15"],
    ["चण्डीगढ़", "04"],
    ["पांडिचेरी", "34"],
    ["जम्मू-कश्मीर", "01"],
    ["केंद्र शासित प्रदेश लद्दाख", "38"],
  ])("are known by other spellings: %s", (text, code) => expect(codeOf(text)).toBe(code))

  it.each(["", " ", "Atlantis", "Mumbai", "97", "Other Territory", "28", "of", "प्रदेश", "🙂", "X"])(
    "are not guessed: %j",
    (text) => expect(readState(text)).toBeUndefined(),
  )

  it("are written as usual in an address in India, and left alone elsewhere", () => {
    expect(withUsualState({ country_code: "in", province: "u.p." }).province).toBe("Uttar Pradesh")
    expect(withUsualState({ country_code: "in", province: "Atlantis" }).province).toBe("Atlantis")
    expect(withUsualState({ country_code: "us", province: "TN" }).province).toBe("TN")
    expect(hasState({ country_code: "in", province: "Atlantis" })).toBe(false)
    expect(hasState({ country_code: "gb", province: "Kent" })).toBe(true)
  })
})
