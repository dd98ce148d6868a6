import { describe, expect, it } from "vitest"
import { distinct, officeName, placeName } from "./names"

describe("names of places", () => {
  it.each([
    ["JAMMU AND KASHMIR", "Jammu and Kashmir"],
    ["THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU", "Dadra and Nagar Haveli and Daman and Diu"],
    ["Jagitial", "Jagitial"],
    ["SPSR NELLORE", "SPSR Nellore"],
    ["NTR", "NTR"],
    ["NA", ""],
    ["  Pune ", "Pune"],
  ])("%j reads %j", (spelled, read) => expect(placeName(spelled)).toBe(read))

  it.each([
    ["Deccan Gymkhana S.O", "Deccan Gymkhana"],
    ["Mumbai G.P.O. ", "Mumbai"],
    ["Kothimir B.O", "Kothimir"],
    ["Bengaluru G.P.O.", "Bengaluru"],
    ["Solapur", "Solapur"],
    ["Bilaspur H.O", "Bilaspur"],
  ])("of the post office %j is %j", (office, place) => expect(officeName(office)).toBe(place))

  it("stand once in a list", () => {
    expect(distinct(["Fort", "FORT", "", "Town Hall", "Fort"])).toEqual(["Fort", "Town Hall"])
  })
})
