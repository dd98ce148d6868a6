import { createHash } from "node:crypto"
import { budgets } from "./queries/budgets.mjs"
import { devanagari } from "./queries/devanagari.mjs"
import { english } from "./queries/english.mjs"
import { hinglish } from "./queries/hinglish.mjs"
import { misspelt } from "./queries/misspelt.mjs"
import { tamilAndBengali } from "./queries/tamil-and-bengali.mjs"

/**
 * The judged queries, `typed | wanted ; wanted …`. A wanted is kinds, with what they should be, and the grade of what
 * is all of it: `saree colour=red max=2000:3`; without one the grade is 3. Kinds are those of the goods, several in
 * commas, a group (below), `@kitchen` for all of a category, or `*`. Each colour, material, size, style, brand or noun
 * that a product has not makes it worth one less, another person's thing two less, and what costs more than `max` or
 * less than `min` nothing.
 */
const SCRIPTS = {
  English: english,
  misspelt,
  Hinglish: hinglish,
  Devanagari: devanagari,
  "Tamil and Bengali": tamilAndBengali,
  budgets,
}

const GROUPS = {
  dal: "toor-dal,moong-dal,chana-dal,urad-dal,masoor-dal",
  spices:
    "turmeric,chilli,coriander,cumin,garam-masala,cardamom,cloves,cinnamon,black-pepper,mustard-seeds,hing,saffron",
  oil: "mustard-oil,groundnut-oil,sunflower-oil,coconut-oil",
  "dry-fruits": "almonds,cashews,raisins,makhana",
}

/** A fixed third of the queries, which must not be looked at while the search is changed. */
const isHeldOut = (typed) => createHash("sha256").update(`third ${typed}`).digest().readUInt32BE() % 3 === 0

function readWanted(text) {
  const [, words, grade = "3"] = text.match(/^(.*?)(?::(\d))?$/)
  const [kinds, ...pairs] = words.trim().split(/\s+/)
  const { min, max, ...mods } = Object.fromEntries(pairs.map((pair) => pair.split("=")))
  const each = kinds.split(",").flatMap((kind) => (GROUPS[kind] ?? kind).split(","))
  const price = (given) => (given ? Number(given) : undefined)
  return { kinds: each, mods, min: price(min), max: price(max), grade: Number(grade) }
}

/** Every query: `{ script, typed, wanted, heldOut }`. */
export const readQueries = () =>
  Object.entries(SCRIPTS).flatMap(([script, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((line) => {
        const [typed, wanted] = line.split(" | ").map((cell) => cell.trim())
        return {
          script,
          typed,
          wanted: wanted.split(";").map((one) => readWanted(one.trim())),
          heldOut: isHeldOut(typed),
        }
      }),
  )

/** "Masala & Groceries" as a query names it. */
export const categoryWord = (category) => `@${category.toLowerCase().replace("'", "").split(/\W/)[0]}`

function worth({ kinds, mods, min = 0, max = Number.POSITIVE_INFINITY, grade }, product) {
  const isAny = kinds.includes("*")
  if (!isAny && !kinds.includes(product.kind) && !kinds.includes(categoryWord(product.category))) return 0
  if (product.price < min || product.price > max) return 0
  let value = grade
  for (const [key, wanted] of Object.entries(mods)) {
    const has = product.mods[key] ?? []
    const fits = key === "noun" ? has.some((noun) => noun.includes(wanted)) : has.includes(wanted)
    if (fits) continue
    if (isAny) return 0
    value -= key === "for" && has.length ? 2 : 1
  }
  return Math.max(0, value)
}

/** Grade of a product for a query: 3 meant, 2 nearly, 1 related, 0 unrelated. */
export const findGrade = ({ wanted }, product) => Math.max(...wanted.map((one) => worth(one, product)))
