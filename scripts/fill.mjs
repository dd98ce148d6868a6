import path from "node:path"
import { parseArgs } from "node:util"
import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run fill: makes the open demo shop a large one; `-- --variants` with ten variants of each product, `-- --products
 * 50000 --orders 500000 --customers 200000` with so many.
 */

const MAX = 999_999

try {
  const { products, orders, customers, variants } = parseSizes()
  await prepare()
  await build(["plugins", "backend"])
  const { toEnvironment, parseSettings } = await import("./settings.mjs")
  const { runningPostgres } = await import("./run/postgres.mjs")
  const { seed } = await import("./run/shop.mjs")
  const settings = parseSettings(process.env)
  if (settings.production || settings.DATABASE_URL)
    throw new StartError("npm run fill adds made-up people and orders, so it fills only the demo shop in HAAT_HOME.")
  const address = await runningPostgres(path.join(settings.HAAT_HOME, "postgres"))
  if (!address) throw new StartError("The shop is closed: open it with npm start, then run this beside it.")
  const env = { ...toEnvironment(settings), DATABASE_URL: address("haat") }
  const formatCount = (count) => count.toLocaleString("en-IN")
  const withVariants = variants ? " in ten variants each" : ""
  const [orderCount, shopperCount] = [formatCount(orders), formatCount(customers)]
  const what = `${formatCount(products)} products${withVariants}, ${orderCount} orders and ${shopperCount} shoppers`
  const sizes = [`products=${products}`, `orders=${orders}`, `customers=${customers}`]
  await step(what, () => seed(env, ["large", ...sizes, ...(variants ? ["variants"] : [])]))
  console.log("They sign in as shopper1, shopper2 … with Shopper@1234.")
} catch (error) {
  explain(error)
}

/** @throws StartError for an unknown option or an invalid number */
function parseSizes() {
  const size = (count) => ({ type: /** @type {const} */ ("string"), default: count })
  try {
    const { values } = parseArgs({
      options: {
        products: size("5000"),
        orders: size("50000"),
        customers: size("20000"),
        variants: { type: "boolean", default: false },
      },
    })
    return {
      ...values,
      products: parseCount(values.products),
      orders: parseCount(values.orders),
      customers: parseCount(values.customers),
    }
  } catch (error) {
    throw new StartError(
      `${error.message}. For example: npm run fill -- --products 50000 --orders 500000 --customers 200000`,
    )
  }
}

function parseCount(text) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > MAX)
    throw new Error(`${text} is not a number from 1 to ${MAX}`)
  return number
}
