import { describe, expect, it } from "vitest"
import { index, view } from "./declare"
import { dependentNames, sortByNeeds } from "./sort-by-needs"

const leaf = view("leaf", ["branch"], "select * from branch")
const branch = view("branch", ["trunk"], "select * from trunk")
const trunk = view("trunk", [], "select 1 as id")

const namesOf = (declared: { name: string }[]) => declared.map(({ name }) => name)

describe("the sequence of declarations", () => {
  it("puts each after those it needs", () => {
    expect(namesOf(sortByNeeds([leaf, trunk, branch]))).toEqual(["trunk", "branch", "leaf"])
  })

  it("does not depend on the sequence in which plugins are read", () => {
    const others = [index("haat_b", "order", "(id)"), index("haat_a", "order", "(id)")]
    expect(sortByNeeds([...others, leaf, branch, trunk])).toEqual(
      sortByNeeds([trunk, ...others.reverse(), branch, leaf]),
    )
  })

  it("is refused for a name that is declared twice, for one that is missing and for a circle", () => {
    expect(() => sortByNeeds([trunk, trunk])).toThrow("trunk is declared twice")
    expect(() => sortByNeeds([branch])).toThrow("branch needs trunk, which no plugin's schema folder declares")
    const round = view("trunk", ["leaf"], "select * from leaf")
    expect(() => sortByNeeds([leaf, branch, round])).toThrow("branch → trunk → leaf → branch")
  })

  it("knows what needs a declaration, directly or through others", () => {
    expect([...dependentNames("trunk", [leaf, branch, trunk])].sort()).toEqual(["branch", "leaf"])
  })
})
