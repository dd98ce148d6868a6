import { describe, expect, it } from "vitest"
import { partsOf } from "./parts"

const nounOf = (typed: string) => {
  const { parts, noun } = partsOf(typed)
  return parts[noun].text
}

describe("what is looked for", () => {
  it.each([
    ["red cotton saree", "saree"],
    ["leather wallet black", "wallet"],
    ["slippers for men", "slippers"],
    ["moong rice 5kg", "rice"],
    ["लाल साड़ी", "साड़ी"],
    ["red", "red"],
    ["saree cotton shaadi ke liye", "saree"],
    ["kurta sky blue", "kurta"],
    ["organic black pepper", "black pepper"],
    ["moti ka haar", "haar"],
    ["dadi ke liye shawl", "shawl"],
    ["लाल बैग", "बैग"],
    ["diya diwali ke liye", "diya"],
    ["साड़ी शादी के लिए", "साड़ी"],
    ["bedsheet double bed", "bedsheet"],
    ["cotton double bed sheets", "bed sheets"],
  ])("in %s is %s", (typed, noun) => expect(nounOf(typed)).toBe(noun))
})

describe("the parts of a text", () => {
  it("have nothing of what shoppers say of anything, unless it is all they say", () => {
    const texts = (typed: string) => partsOf(typed).parts.map(({ text }) => text)
    expect(texts("best mixer online")).toEqual(["mixer"])
    expect(texts("saree dikhao")).toEqual(["saree"])
    expect(texts("cheap")).toEqual(["cheap"])
    expect(texts("new year")).toEqual(["new year"])
  })

  it("have no s of a possessive", () => {
    expect(partsOf("women's kurta").parts.map(({ text }) => text)).toEqual(["women", "kurta"])
  })

  it("are looked for as two words when they were written together and nothing else has them", () => {
    expect(partsOf("hairoil").parts[0].swapped).toContain("('hair' <-> 'oil')")
  })

  it("hold a number with its unit, however that is written", () => {
    const [, size] = partsOf("rice 5 kilo").parts
    expect(size).toMatchObject({ text: "5 kg", start: expect.stringMatching(/^'5' <-> \('kg' \| .*'किलो'/) })
  })

  it("find a unit that stands without its number in any way it is written", () => {
    const [unit] = partsOf("kg").parts
    for (const query of [unit.start, unit.written]) expect(query).toContain("'किलो'")
  })

  it("are looked up by each word once, however many ways of writing lead to it", () => {
    const [handloom, saree] = partsOf("handloom saree").parts
    for (const { written } of [handloom, saree]) {
      const words = written.match(/'[^']+'|\w+\d/g)
      expect(words).toEqual([...new Set(words)])
    }
    expect(saree.written).toMatch(/^\('saree' \| sri0 \| .*'साड़ी'/)
  })

  it("finds longer words by the list of known words, and by the index where those are unknown", () => {
    const written = (typed: string) => partsOf(typed).parts.map((part) => [part.longer, part.written.includes(":*")])
    expect(written("saree 480 साड़ी")).toEqual([
      ["saree", false],
      ["", true],
      ["", true],
    ])
  })

  it("have the t of a t-shirt with the word after it", () => {
    const [, shirt] = partsOf("black t shirt").parts
    expect(shirt).toMatchObject({ start: "'t-shirt':*", sound: "" })
    expect(shirt.meaning).toContain("'tshirt'")
  })

  it("have no other letter with the word after it", () => {
    expect(partsOf("type c cable").parts[0].start).toBe("'type' & 'c' & 'cable':*")
  })

  it("are never corrected when they are known: black is no block, and a chair no chai", () => {
    for (const typed of ["black", "chair", "chairs", "bottle", "sofa", "saree", "chappal", "wardrobe", "karuppu"]) {
      const [known] = partsOf(typed).parts
      expect([known.alike, known.swapped, known.spelled], typed).toEqual(["", "", ""])
    }
    expect(partsOf("water bottle").parts[0].alike).toBe("")
  })

  it("are found in names by their sounds, which descriptions have not", () => {
    const named = (typed: string) => partsOf(typed).parts[0].named
    expect(named("chair")).toMatch(/^\(cir0 \| /)
    expect(named("chair")).not.toContain("'chair'")
    expect(named("wyvern")).toBe("")
  })

  it("have the words of a term close together: a rose water in a bottle is no water bottle", () => {
    const { named } = partsOf("water bottle").parts[0]
    expect(named).toContain("(vtir0 <1> butl0)")
    expect(named).toContain("(vtir0 <2> butl0)")
    expect(named).not.toContain("vtir0 & butl0")
    const [face] = partsOf("face wash").parts
    expect(face.mentioned).toMatch(/^\(*\('face' <1> 'wash'\) \| \('face' <2> 'wash'\)/)
  })

  it("are no other thing by a word for a scent or a material: a sandal face pack is no chappal", () => {
    const [chappal] = partsOf("chappal").parts
    expect(chappal.named).toContain("'sandal':A")
    expect(chappal.named).not.toMatch(/sndl0\b/)
    expect(partsOf("sandal").parts[0].named).toMatch(/^\(sndl0/)
  })

  it("have beside them other things of their kind, for a shop that has none", () => {
    const [chair] = partsOf("chair").parts
    expect(chair.besideWords).toMatch(/^\('table' \| .*'sofa'/)
    expect(partsOf("face wash").parts[0].besideTerms).toContain("&")
    expect(partsOf("wyvern").parts[0].besideWords).toBe("")
  })

  it("are never guessed at when they are codes", () => {
    const [code] = partsOf("nmwtxr9cle").parts
    expect([code.alike, code.swapped, code.spelled]).toEqual(["", "", ""])
    expect(partsOf("kashmeri").parts[0].alike).toBe("kashmeri")
  })
})
