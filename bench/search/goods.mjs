import { readFileSync } from "node:fs"
import { demoGoods } from "./goods/demo-goods.mjs"
import { categories, hindiNames, hindiUnits } from "./goods/words.mjs"

/**
 * The goods that the judged queries are asked of: some 1,500 generated ones and those of the demo shop. Always the
 * same.
 */

const COLLECTIONS = "Utsav Lotus Mayur Royal Heritage Chandni Tara Everyday Virasat Nilgiri".split(" ")
const GENDERS = { "~": "ी", "^": "े" }
const FOR = { women: "Women", men: "Men", kids: "Kids", baby: "Babies" }

const readLines = (name) => readFileSync(new URL(`./goods/${name}.txt`, import.meta.url), "utf8").split("\n")
const list = (cell) => (cell ? cell.split(", ") : [])
/** "Stainless Steel" as a query writes it: "stainless-steel". */
const plain = (value) => value.toLowerCase().replaceAll(" ", "-")
const pick = (values, at) => (values.length ? values[at % values.length] : "")
const upper = (text) => text.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase())

/**
 * The lines of the data: `# category`, then kind | names | Hindi (~ feminine, ^ plural) | styles | materials | colours
 * | sizes | for whom | prices | use | xcount.
 */
export function readKinds() {
  const kinds = []
  let category
  for (const line of ["clothes", "food", "house", "family"].flatMap(readLines)) {
    if (line.startsWith("# ")) category = line.slice(2)
    if (!line.includes("|")) continue
    const [kind, nouns, hindi, styles, materials, colours, sizes, whom, prices, use, count] = line
      .split("|")
      .map((cell) => cell.trim())
    const [min, max] = prices.split("-").map(Number)
    kinds.push({
      kind,
      category,
      nouns: list(nouns),
      hindi: list(hindi),
      styles: list(styles),
      materials: list(materials),
      colours: list(colours),
      sizes: list(sizes),
      whom: list(whom),
      min,
      max,
      use,
      count: Number(count.slice(1)),
    })
  }
  return kinds
}

const listBrands = (category) =>
  categories[category].brands.split(", ").map((pair) => {
    const [name, hindi] = pair.split(" ")
    return { name, hindi }
  })

/** Differences between the products of a kind; the strides differ so that every colour meets every material. */
function choose(kind, at) {
  const { nouns, hindi, styles, materials, colours, sizes, whom, category } = kind
  return {
    noun: pick(nouns, at),
    hindi: pick(hindi, at),
    style: at % 4 === 3 ? "" : pick(styles, at + Math.floor(at / 4)),
    material: pick(materials, at + Math.floor(at / (nouns.length * 2))),
    colour: pick(colours, at + Math.floor(at / Math.max(1, materials.length))),
    size: pick(sizes, at + Math.floor(at / 3)),
    whom: pick(whom, Math.floor(at / 2)),
    brand: pick(listBrands(category), at + kind.kind.length),
  }
}

const join = (...words) => words.filter(Boolean).join(" ")
const withSize = (name, size) => (size ? `${name}, ${size}` : name)

/** Four ways in which Indian shops write a name; in the last two, some of it stands only in the attributes. */
function productName({ noun, style, material, colour, size, whom, brand }, at) {
  const isInNoun = material && noun.toLowerCase().includes(material.slice(0, 4))
  const made = [isInNoun ? "" : upper(material), upper(colour)]
  const person = whom && !/kids|baby|girls|boys|women|ladies|gents/i.test(noun) ? FOR[whom] : ""
  if (at % 4 === 0) return withSize(join(brand.name, made[1], made[0], style, noun), size)
  if (at % 4 === 1) return join(brand.name, style, made[0], noun, person && `for ${person}`, colour && `(${made[1]})`)
  if (at % 4 === 2)
    return withSize(join(person && `${person}${person.endsWith("s") ? "'" : "'s"}`, made[1], style, noun), size)
  return withSize(join(brand.name, made[0], noun), size)
}

function hindiName({ hindi, material, colour, size, brand }) {
  const mark = hindi.at(-1)
  const agree = (word = "") => (mark in GENDERS ? word.replace(/ा$/, GENDERS[mark]) : word)
  const noun = hindi.replace(/[~^]$/, "")
  const unit = hindiUnits.reduce((text, [from, to]) => text.replace(from, to), size)
  return withSize(
    join(brand.hindi, agree(hindiNames[colour]), agree(hindiNames[material]), noun),
    /[a-z]/i.test(unit) ? "" : unit,
  )
}

/** Each modifier as the list of its values. */
const split = (mods) =>
  Object.fromEntries(Object.entries(mods).map(([key, value]) => [key, value ? value.split(",").map(plain) : []]))

/** From the lowest to the highest price, ending in 9 as prices do, in an order of its own. */
function productPrice({ min, max, count }, at) {
  const share = ((at * 5 + 2) % count) / Math.max(1, count - 1)
  const price = min * (max / min) ** Math.min(1, share)
  return price < 100 ? Math.round(price) : Math.round(price / 10) * 10 - 1
}

function makeProduct(kind, at) {
  const chosen = choose(kind, at)
  const { noun, style, material, colour, size, whom, brand } = chosen
  const attributes = Object.entries({
    Brand: brand.name,
    Colour: upper(colour),
    Material: upper(material),
    Type: style,
    Size: size,
    For: FOR[whom],
  }).filter(([, value]) => value)
  const mods = { brand: brand.name, noun, style, material, colour, size, for: whom }
  if (material === "cast iron") mods.material = "cast iron,iron"
  return {
    name: productName(chosen, at),
    ...((at + Math.floor(at / 3)) % 3 === 0 && { name_hi: hindiName(chosen) }),
    kind: kind.kind,
    category: kind.category,
    price: productPrice(kind, at),
    quantity: at % 9 === 8 ? 0 : 5 + ((at * 13) % 60),
    attributes,
    description: join(`${noun} by ${brand.name}${material && `, made of ${material}`}.`, kind.use),
    mods: split(mods),
  }
}

/** The generated products, each with its kind and modifiers; no name twice. */
export function generatedGoods() {
  const names = new Set(readDemoGoods().map(({ name }) => name.toLowerCase()))
  return readKinds().flatMap((kind) =>
    Array.from({ length: kind.count }, (_, at) => {
      const product = makeProduct(kind, at)
      for (let n = at; names.has(product.name.toLowerCase()); n++)
        product.name = `${makeProduct(kind, at).name} – ${pick(COLLECTIONS, n)} Collection`
      names.add(product.name.toLowerCase())
      return product
    }),
  )
}

const DEMO_CATEGORIES = { mango: "Masala & Groceries", dartboard: "Cricket & Sports" }

/** The demo shop's products as they are graded. */
export function readDemoGoods() {
  const known = Object.fromEntries(readKinds().map(({ kind, category }) => [kind, category]))
  return demoGoods
    .trim()
    .split("\n")
    .map((line) => {
      const [name, price, kind, given] = line.split("|").map((cell) => cell.trim())
      const mods = Object.fromEntries(given.split(/\s+/).flatMap((pair) => (pair ? [pair.split("=")] : [])))
      return {
        name,
        kind,
        price: Number(price),
        category: known[kind] ?? DEMO_CATEGORIES[kind],
        mods: { noun: [plain(name)], ...split(mods) },
      }
    })
}

/** All that can be found. */
export const allGoods = () => [...readDemoGoods(), ...generatedGoods()]
