import { randomBytes } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { command } from "../../scripts/run/command.mjs"
import { step } from "../../scripts/run/progress.mjs"
import { caller } from "../caller.mjs"
import { ask } from "../databases.mjs"
import { PERSON, PLACE } from "../orders.mjs"
import { startServer } from "../start-process.mjs"
import { fillEvershop } from "./evershop/fill.mjs"
import { install } from "./install.mjs"

const VERSION = "2.2.1"
const LOOPBACK = fileURLToPath(new URL("./evershop/loopback.mjs", import.meta.url))
const CONFIG = { shop: { currency: "INR", language: "en" }, system: { cod: { status: 1 } } }
const ADMIN = { email: "owner@haat.example", password: randomBytes(12).toString("hex") }

/** EverShop as its `build` and `start` run it. @returns a shop as `measureShops` takes it */
export async function openEvershop({ processes, database, settings }) {
  // it imports concat-stream, which it does not name
  const packages = [`@evershop/evershop@${VERSION}`, "concat-stream@2.0.0"]
  const folder = await install(settings.HAAT_HOME, "evershop", packages)
  const program = path.join(folder, "node_modules/@evershop/evershop/dist/bin/evershop.js")
  await mkdir(path.join(folder, "config"))
  await writeFile(path.join(folder, "config/default.json"), JSON.stringify(CONFIG))
  await ask(database.address("postgres"), "create database evershop")
  const env = toSettings(database.address("evershop"))
  await step("Building EverShop", () => command(process.execPath, [program, "build"], { cwd: folder, env }))
  const start = async () => {
    const server = await startServer(
      processes,
      "EverShop",
      () => ["--import", LOOPBACK, program, "start"],
      (port) => ({ cwd: folder, env: { ...env, PORT: String(port) }, health: "/" }),
    )
    return { url: server.url, parts: [server] }
  }
  const query = (text) => ask(database.address("evershop"), text)
  const shippingMethod = await step("EverShop's database with the same products", async () => {
    const { url, parts } = await start()
    const account = ["--name", "Owner", "--email", ADMIN.email, "--password", ADMIN.password]
    await command(process.execPath, [program, "user:create", ...account], { cwd: folder, env })
    const method = await fillEvershop(await administrator(url), query)
    for (const part of parts) await part.end()
    return method
  })
  const addresses = await query("select request_path from url_rewrite where entity_type = 'product' limit 20")
  const pages = addresses.map(({ request_path }) => request_path)
  return {
    name: `EverShop ${VERSION}`,
    query,
    products: Array.from({ length: 100 }, (_, n) => `saree-${n}`),
    start,
    reads: (url) => reads(url, pages),
    shopper: (url) => shopper(url, shippingMethod),
  }
}

function toSettings(address) {
  const { hostname, port, pathname, username, password } = new URL(address)
  const secrets = ["JWT_ADMIN_SECRET", "JWT_ADMIN_REFRESH_SECRET", "JWT_CUSTOMER_SECRET", "JWT_CUSTOMER_REFRESH_SECRET"]
  return {
    ...Object.fromEntries(secrets.map((name) => [name, randomBytes(32).toString("base64url")])),
    NODE_ENV: "production",
    DB_HOST: hostname,
    DB_PORT: port,
    DB_NAME: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    DB_SSLMODE: "disable",
  }
}

async function administrator(url) {
  const { data } = await caller(url)("POST", "/api/user/tokens", ADMIN)
  return caller(url, () => ({ ...visitor(), authorization: `Bearer ${data.accessToken}` }), 4)
}

let visitors = 0

/**
 * It limits how often one address asks, and takes the address from the proxy before it: every request here has another.
 */
function visitor() {
  const at = visitors++
  return { "x-forwarded-for": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` }
}

/** Number of client addresses that keeps each below the rate limit. */
const VISITORS = 4_000

/** @param requests which they make in turn */
const byVisitors = (requests) =>
  Array.from({ length: VISITORS }, (_, n) => {
    const { headers, ...request } = requests[n % requests.length]
    return { ...request, headers: { ...headers, ...visitor() } }
  })

const LIST = `query List($filters: [FilterInput]) {
  products(filters: $filters) {
    total
    items {
      productId name sku url
      price { regular { value text } special { value text } }
      inventory { isInStock }
      image { alt url }
    }
  }
}`

const ask12 = (...filters) => ({
  method: "POST",
  path: "/api/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: LIST,
    variables: { filters: [{ key: "limit", operation: "eq", value: "12" }, ...filters] },
  }),
})

const page = (address) => ({ method: "GET", path: address, headers: { "accept-encoding": "br" } })

const reads = (url, pages) => ({
  list: { url, requests: byVisitors([ask12()]) },
  search: { url, requests: byVisitors([ask12({ key: "keyword", operation: "eq", value: "handloom saree" })]) },
  product: { url, requests: byVisitors(pages.map(page)) },
  home: { url, requests: byVisitors([page("/")]) },
})

let shoppers = 0

/** A guest, who orders as EverShop's own checkout page does. */
function shopper(url, shippingMethod) {
  const call = caller(url, visitor)
  const email = `peer${++shoppers}@example.com`
  const address = {
    full_name: `${PERSON.first_name} ${PERSON.last_name}`,
    telephone: PERSON.phone,
    address_1: PLACE.address_1,
    city: PLACE.city,
    province: "IN-MH",
    country: "IN",
    postcode: PLACE.postal_code,
  }
  let cart
  return {
    async addLine(sku) {
      const item = { sku, qty: 1 }
      if (cart) return call("POST", `/api/cart/${cart}/items`, item)
      cart = (await call("POST", "/api/carts", { items: [item] })).data.cartId
    },
    async order() {
      const placed = await call("POST", `/api/carts/${cart}/checkout`, {
        cart_id: cart,
        customer: { email },
        shippingAddress: address,
        billingAddress: address,
        shippingProvider: "core",
        shippingMethod,
        paymentMethod: "cod",
      })
      if (!placed.data.order_number) throw new Error("EverShop did not place the order")
      cart = undefined
    },
  }
}
