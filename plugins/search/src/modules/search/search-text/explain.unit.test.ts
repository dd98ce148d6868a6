import { expect, it } from "vitest"
import { explain as explainWith, type Found, NOTHING_TO_EXPLAIN } from "./explain"

const product = (name: string, more: Partial<Found> = {}): Found => ({
  id: name,
  name,
  category: null,
  description: "",
  ...more,
})
const explain = (typed: string, found: Found[]) =>
  explainWith(typed, found, { Lota: [{ key: "Material", value: "Brass" }] })

const saree = product("Red Cotton Saree")

it("has nothing to explain where names have the words as they are typed, in any number or half typed", () => {
  for (const typed of ["red saree", "sarees", "cott"]) expect(explain(typed, [saree])).toEqual(NOTHING_TO_EXPLAIN)
})

it("shows a misspelt word as it is spelled, and leaves the others as they were typed", () => {
  expect(explain("sharee for wedding", [saree]).read_as).toBe("saree for wedding")
  expect(explain("sharee", [product("Soft Silk Sarees"), product("Cotton Sarees"), saree]).read_as).toBe("saree")
  const sari = product("Sari")
  expect(explain("sharee", [sari, saree, sari]).read_as).toBe("saree")
  expect(explain("साड़ी", [sari, saree, product("Silk Sarees")]).read_as).toBe("साड़ी (saree)")
  expect(explain("choclate", [product("Dark Chocolate Bar")]).read_as).toBe("chocolate")
})

it("shows another word or another script for it beside what was typed", () => {
  expect(explain("साड़ी", [saree]).read_as).toBe("साड़ी (saree)")
  expect(explain("laal saree", [saree]).read_as).toBe("laal (red) saree")
})

it("names no other thing than the one that is looked for, and says once what several words mean", () => {
  const kites = product("Patang Kites with Manjha", { category: { name: "Toys & Games" }, description: "For a junior" })
  expect(explain("bachon ke khilone", [kites, product("Junior Djembe Drum")]).read_as).toBeNull()
  expect(explain("laal chudi", [product("Red Glass Bangles")]).read_as).toBe("laal chudi (red bangle)")
  expect(explain("சிவப்பு சேலை", [saree]).read_as).toBe("சிவப்பு சேலை (red saree)")
  expect(explain("শাড়ি", [saree]).read_as).toBe(`${"শাড়ি".normalize("NFKC")} (saree)`)
})

it("never reads a word that is known as another one that looks or sounds like it", () => {
  expect(explain("black saree", [product("Block Print Saree")]).read_as).toBeNull()
  expect(explain("wooden chair", [product("Ceramic Chai Cups")]).read_as).toBeNull()
})

it("asks what was meant when a word may be guessed as several", () => {
  const found = explain("towek set", [product("Bath Towel Set"), product("Hand Towel Set"), product("Tower Lamp")])
  expect(found).toMatchObject({ read_as: "towel set", did_you_mean: ["tower set"] })
})

it("says where the word stands that the name does not have", () => {
  const found = explain("brass", [
    product("Diya", { category: { name: "Brass & Copper" } }),
    product("Lota"),
    product("Bell", { description: "Cast by hand from old brass in a village near Moradabad, and polished." }),
    product("Brass Lamp", { category: { name: "Brass & Copper" } }),
  ])
  expect(found.read_as).toBeNull()
  expect(found.found_in).toEqual({
    Diya: { field: "category", text: "Brass & Copper" },
    Lota: { field: "attributes", text: "Material: Brass" },
    Bell: { field: "description", text: "… by hand from old brass in a village near …" },
  })
})

it("explains no words that say for whom or how much", () => {
  expect(explain("saree for women", [product("Saree", { description: "For women who like cotton" })]).found_in).toEqual(
    {},
  )
})

it("survives texts that are patterns of a language or of a replacement", () => {
  for (const typed of ["$& (a+)+", "\\", "%_'", "[", "🙂"]) expect(() => explain(typed, [saree])).not.toThrow()
})
