import { expect, it } from "vitest"
import { headNoun } from "./noun"

it("the word of a name that says what it is stands last, before what only says more of it", () => {
  const nouns = {
    "Maheshwari Silk Cotton Saree": "saree",
    "Cotton Saree Shapewear, Free size": "shapewear",
    "Red Saree with Blouse Piece (Free size)": "saree",
    "The Little Book of Indian Birds": "book",
    "Airtight Glass Spice Jars, Set of 6": "jars",
    "Pillow 40 × 60": "pillow",
    "Cotton Polo T-Shirt for Men": "tshirt",
    "सूती टी-शर्ट": "टीशर्ट",
    "लाल सूती साड़ी": "साड़ी",
    "Women's Red Bridal Necklace Set": "necklace",
    "Toothbrush Pack, 4": "toothbrush",
    "Cotton Kurta Red": "kurta",
    "": "",
  }
  expect(Object.fromEntries(Object.keys(nouns).map((name) => [name, headNoun(name)]))).toEqual(
    Object.fromEntries(Object.entries(nouns).map(([name, noun]) => [name, noun.normalize("NFKC")])),
  )
})
