import { expect, it } from "vitest"
import { FIT, fitMeter, readHalfTyped } from "./half-typed"
import { startTerms } from "./prefixes"

it("indexes the first three letters of a word and of its sound", () => {
  expect(startTerms(["saree"])).toEqual(["zqs1", "zqsa1", "zqsar1", "zqs2", "zqsr2", "zqsri2"])
  expect(startTerms(["साड़ी"])).toEqual(["zqs2", "zqsr2", "zqsri2", "zqsd2", "zqsdi2"])
  expect(startTerms(["茶碗"])).toEqual([])
})

it("looks a letter or two up as they are, and longer beginnings also as they go on", () => {
  expect(readHalfTyped("s")?.named).toBe("'zqs1'")
  expect(readHalfTyped("सा")?.named).toBe("'zqs2'")
  expect(readHalfTyped("share")?.named).toBe("('zqsha1' & 'share':* | 'zqsr2' | 'zqsri2')")
  expect(readHalfTyped("shar")?.named).toBe("('zqsha1' & 'shar':* | 'zqsr2')")
  expect(readHalfTyped("red sa")).toMatchObject({ before: ["red"], last: "sa" })
})

it("has nothing to look for in signs alone", () => {
  expect(readHalfTyped(" %&'! ")).toBeUndefined()
})

it("fits what begins with the letters best, then what has more of the sound", () => {
  const [letters, sound, hindi, less, other] = ["saree", "sharee", "साड़ी", "sarson", "box"].map(fitMeter("sare"))
  expect([letters, sound, other]).toEqual([FIT.letters, hindi, FIT.none])
  expect(hindi).toBeGreaterThan(less)
  expect(less).toBeGreaterThan(FIT.sound)
})
