import { fileURLToPath } from "node:url"
import { command, LEAVE_WITH_PARENT } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { step } from "../../scripts/run/progress.mjs"
import { caller } from "../caller.mjs"
import { ask } from "../databases.mjs"
import { PERSON, PLACE } from "../orders.mjs"
import { startServer, startWorker } from "../start-process.mjs"
import { install } from "./install.mjs"

const VERSION = "3.7.3"
const file = (name) => fileURLToPath(new URL(`./vendure/${name}.mjs`, import.meta.url))

/**
 * Vendure's server and worker, as its documentation runs them in production.
 * @returns a shop as `measureShops` takes it
 */
export async function openVendure({ processes, database, settings }) {
  const folder = await install(settings.HAAT_HOME, "vendure", [`@vendure/core@${VERSION}`, "pg@8.23.1"])
  const { COOKIE_SECRET, JWT_SECRET } = settings
  const env = { COOKIE_SECRET, JWT_SECRET, NODE_ENV: "production", DATABASE_URL: database.address("vendure") }
  await ask(database.address("postgres"), "create database vendure")
  await step("Vendure's database with the same products", async () =>
    command(process.execPath, ["--import", LEAVE_WITH_PARENT, file("fill")], {
      cwd: folder,
      env: { ...env, VENDURE_PORT: String(await freePort()) },
    }),
  )
  const query = (text) => ask(env.DATABASE_URL, text)
  const products = (await query("select id from product_variant order by id limit 100")).map(({ id }) => id)
  const start = async () => {
    const worker = startWorker(processes, "Vendure's worker", [file("worker")], { cwd: folder, env })
    const server = await startServer(
      processes,
      "Vendure's server",
      () => [file("server")],
      (port) => ({ cwd: folder, env: { ...env, VENDURE_PORT: String(port) } }),
    )
    return { url: server.url, parts: [server, worker] }
  }
  return { name: `Vendure ${VERSION}`, query, products, start, reads, shopper }
}

const LIST = `query List($input: SearchInput!) {
  search(input: $input) {
    totalItems
    items {
      productId productVariantId productName slug inStock currencyCode
      productAsset { id preview }
      priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }
    }
  }
}`

const post = (variables) => ({
  method: "POST",
  path: "/shop-api",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query: LIST, variables }),
})

/** It has no pages of its own. */
const reads = (url) => ({
  list: { url, requests: [post({ input: { take: 12, groupByProduct: true } })] },
  search: { url, requests: [post({ input: { term: "handloom saree", take: 12, groupByProduct: true } })] },
})

const ORDER = `... on Order {
  id code state totalQuantity subTotalWithTax shippingWithTax totalWithTax
  lines { id quantity linePriceWithTax productVariant { id name } }
}
... on ErrorResult { errorCode message }`

const ADD_LINE = `mutation Add($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${ORDER} } }`
const SET_CUSTOMER = `mutation Customer($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ${ORDER} } }`
const SET_ADDRESS = `mutation Address($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ${ORDER} } }`
const SHIPPING_METHODS = "query Methods { eligibleShippingMethods { id name priceWithTax } }"
const SET_SHIPPING = `mutation Shipping($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ${ORDER} } }`
const TO_PAYMENT = `mutation Proceed { transitionOrderToState(state: "ArrangingPayment") { ${ORDER} } }`
const PAYMENT_METHODS = "query Payments { eligiblePaymentMethods { code isEligible } }"
const PAY = `mutation Pay($input: PaymentInput!) { addPaymentToOrder(input: $input) { ${ORDER} } }`

let shoppers = 0

/** A guest, who takes each step of the checkout that Vendure documents. */
function shopper(url) {
  const call = caller(url)
  const emailAddress = `peer${++shoppers}@example.com`
  const name = { firstName: PERSON.first_name, lastName: PERSON.last_name }
  const place = {
    fullName: `${PERSON.first_name} ${PERSON.last_name}`,
    phoneNumber: PERSON.phone,
    streetLine1: PLACE.address_1,
    city: PLACE.city,
    province: PLACE.province,
    postalCode: PLACE.postal_code,
    countryCode: "IN",
  }
  const send = async (query, variables) => {
    const { data, errors } = await call("POST", "/shop-api", { query, variables })
    const [result] = Object.values(data ?? {})
    if (errors || result?.errorCode) throw new Error(`Vendure: ${errors?.[0].message ?? result.message}`)
    return result
  }
  return {
    addLine: (id) => send(ADD_LINE, { id }),
    async order() {
      await send(SET_CUSTOMER, { input: { ...name, emailAddress } })
      await send(SET_ADDRESS, { input: place })
      const [{ id }] = await send(SHIPPING_METHODS)
      await send(SET_SHIPPING, { id: [id] })
      await send(TO_PAYMENT)
      const [{ code }] = await send(PAYMENT_METHODS)
      const { state } = await send(PAY, { input: { method: code, metadata: {} } })
      if (state !== "PaymentAuthorized") throw new Error(`Vendure left the order in the state ${state}`)
    },
  }
}
