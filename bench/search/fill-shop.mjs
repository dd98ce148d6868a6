import { KEY } from "../bench-environment.mjs"
import { signIn } from "../sign-in.mjs"
import { categories } from "./goods/words.mjs"
import { allGoods, generatedGoods } from "./goods.mjs"

const WAIT = 120_000

const cell = (value) => `"${String(value).replaceAll('"', '""')}"`
const HEADING =
  "name,name_hi,description,category,price,quantity,active,about,weight_kg,length_cm,breadth_cm,height_cm,attributes"

const line = ({ name, name_hi = "", description, category, price, quantity, attributes }) =>
  [
    name,
    name_hi,
    description,
    category,
    price,
    quantity,
    "yes",
    "Packed with care and sent within two days.",
    0.5,
    20,
    15,
    10,
    attributes.map((pair) => pair.join(": ")).join("; "),
  ]
    .map(cell)
    .join(",")

/**
 * Adds the generated goods to the demo shop as its owner would: in a file of products. Returns when all can be found.
 */
export async function fillShop(url) {
  const cookie = await signIn(url)
  const send = async (path, type, body) => {
    const response = await fetch(`${url}/back-office${path}`, {
      method: "POST",
      headers: { cookie, "content-type": type },
      body,
    })
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${(await response.text()).slice(0, 500)}`)
    return response.json()
  }
  for (const [name, { hindi }] of Object.entries(categories))
    if (hindi) await send("/categories", "application/json", JSON.stringify({ name, name_hi: hindi }))

  const file = [HEADING, ...generatedGoods().map(line)].join("\n")
  const checked = await send("/product-imports?filename=goods.csv", "text/csv", file)
  if (checked.state !== "ready")
    throw new Error(`The goods are not as a file has them: ${JSON.stringify(checked.problems.slice(0, 3))}`)
  await send(`/product-imports/${checked.id}/run`, "application/json", JSON.stringify({ make_categories: false }))
  await untilFound(url, allGoods().length)
}

async function untilFound(url, wanted) {
  const until = Date.now() + WAIT
  let count
  do {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const response = await fetch(`${url}/store/catalog/products?limit=1`, { headers: { "x-publishable-api-key": KEY } })
    count = (await response.json()).count
  } while (count !== wanted && Date.now() < until)
  if (count !== wanted) throw new Error(`The shop lists ${count} products instead of ${wanted}`)
}
