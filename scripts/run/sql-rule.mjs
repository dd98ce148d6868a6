import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { serverProjects } from "./build.mjs"
import { ROOT } from "./root.mjs"
import { readQueries } from "./sql-names.mjs"
import { packageName, readObjects } from "./sql-objects.mjs"

/*
 * The engine's tables by noun. Each noun belongs to one plugin; several plugins move stock and payments, in one
 * transaction each.
 */
const PRODUCT = ["product", "product_variant", "product_category", "product_category_product", "image"]
const OPTION = ["product_option", "product_option_value", "product_variant_option"]
const PRODUCT_OPTION = ["product_product_option", "product_product_option_value"]
const PRICE = ["price", "price_set", "product_variant_price_set"]
/** Links of a product to sales channels and shipping profiles. */
const PRODUCT_LINKS = ["product_sales_channel", "product_shipping_profile"]
/** Tables of stock: changed by the catalogue, reserved by orders, reduced by parcels. */
const STOCK = ["inventory_level", "reservation_item", "product_variant_inventory_item"]
const PERSON = ["customer", "customer_address", "auth_identity", "provider_identity", "user"]
const CART = ["cart", "cart_address", "cart_line_item", "order_cart"]
const ORDER = [
  "order",
  "order_item",
  "order_summary",
  "order_line_item",
  "order_address",
  "order_shipping",
  "order_shipping_method",
]
/** Tables of returns of an order. */
const RETURN = ["return", "return_item"]
/** Tables of discounts of an order. */
const ADJUSTMENT = ["order_line_item_adjustment", "order_shipping_method_adjustment"]
/** Tables of taxes that an order's amounts include. */
const TAX_LINE = ["order_line_item_tax_line", "order_shipping_method_tax_line"]
/** Tables of changes of an order, with their authors. */
const ORDER_CHANGE = ["order_change_action"]
/** Tables of possible destinations of an order, and of the taxes there. */
const REGION = ["region", "region_country", "tax_region", "tax_rate"]
/** Tables of payments: created by orders, captured and refunded by the payment ledger. */
const PAYMENT = ["payment", "payment_collection", "payment_session", "capture", "refund"]
const PAYMENT_LINKS = ["cart_payment_collection", "order_payment_collection"]
/** Tables of parcels: read with their order, booked and followed by freight. */
const PARCEL = ["fulfillment", "fulfillment_address", "fulfillment_item", "fulfillment_label", "order_fulfillment"]
const SHIPPING = ["shipping_option", "shipping_option_rule"]
const SETUP = [
  "store",
  "sales_channel",
  "shipping_profile",
  "stock_location",
  "stock_location_address",
  "sales_channel_stock_location",
]

const ENGINE_TABLES = {
  accounts: PERSON,
  catalog: [...PRODUCT, ...OPTION, ...PRODUCT_OPTION, ...PRODUCT_LINKS, ...PRICE, ...STOCK, "inventory_item"],
  checkout: [
    ...CART,
    ...ORDER,
    ...RETURN,
    ...ADJUSTMENT,
    ...TAX_LINE,
    ...ORDER_CHANGE,
    ...REGION,
    ...PAYMENT,
    ...PAYMENT_LINKS,
    ...STOCK,
    ...PARCEL,
    ...SHIPPING,
  ],
  freight: [...PARCEL, ...SHIPPING, ...STOCK],
  mail: ["notification"],
  payments: [...PAYMENT, ...PAYMENT_LINKS],
  sdk: ["order", "inventory_level"],
  search: ["product", "product_variant", "product_category"],
  "shop-settings": SETUP,
}

/** Files that may call `.raw()` outside of queries; at most ten lines. */
export const EXCEPTIONS = [
  // Demo data, written once into an empty shop.
  "backend/src/seed/",
  // Bulk import writes sets of rows between its other steps, in one transaction.
  "plugins/catalog/src/modules/catalog/import/",
]

const PRODUCTION = /^((packages|plugins)\/[^/]+|backend)\/src\/.*(?<!\.test|\.d)\.ts$/
const TESTING = /\/testing\//
const QUERIES = /\/(queries|schema|migrations|migration-scripts)\//
const MIGRATIONS = /\/(migrations|migration-scripts)\//
/**
 * Matches the declaration of a function: it follows or guards rows of other nouns, in the transaction that changes
 * them.
 */
const HAS_ROUTINES = /(?<![.\w])routine\(/
const SCHEMA = /\/schema\//
/** Matches the names of PostgreSQL's own tables. */
const SYSTEM = /^pg_/

const isExempt = (file, text) => MIGRATIONS.test(file) || (SCHEMA.test(file) && HAS_ROUTINES.test(text))

/** Returns whether a production source may contain queries. */
export const isQueries = (file) => QUERIES.test(file)

/** Returns whether a source runs in production: no tests, and no code that only tests use. */
export const isProduction = (file) => PRODUCTION.test(file) && !TESTING.test(file)

/**
 * Names the tables and views that a plugin's SQL may name: its own, the engine's of its own noun and published ones.
 * @param {ReturnType<typeof readObjects>} objects
 */
export function tableRule(objects) {
  const published = new Set(objects.filter(({ isPublished }) => isPublished).map(({ name }) => name))
  const own = new Set(objects.map(({ owner, name }) => `${owner} ${name}`))
  const owns = (plugin, name) => own.has(`${plugin} ${name}`) || (ENGINE_TABLES[plugin]?.includes(name) ?? false)
  return { owns, mayName: (plugin, name) => published.has(name) || owns(plugin, name) || SYSTEM.test(name) }
}

/**
 * Finds violations of the rule on SQL: a plugin names its own tables, the engine's tables of its own noun and published
 * views and tables (declared in a plugin's `src/schema/`), and declares indexes of its own tables and the engine's of
 * its own noun; `.raw()` is called only in `queries/`, `schema/` and migrations.
 * @param files source by path from the root @returns sentences, none when all is well
 */
export function findViolations(files) {
  const objects = readObjects(files)
  const { owns, mayName } = tableRule(objects)
  const broken = Object.entries(files).flatMap(([file, text]) => {
    if (!isProduction(file) || isExempt(file, text)) return []
    const plugin = packageName(file)
    const { tables, raw } = readQueries(text, isQueries(file))
    const foreign = plugin ? tables.filter(({ name }) => !mayName(plugin, name)) : []
    const misplaced = isQueries(file) || EXCEPTIONS.some((folder) => file.startsWith(folder)) ? [] : raw
    return [
      ...foreign.map(({ name, line }) => `${file}:${line} names ${name}, which is not of this plugin's noun`),
      ...misplaced.map(({ line }) => `${file}:${line} calls .raw() outside queries/`),
    ]
  })
  const indexes = objects.filter(({ kind, owner, on }) => kind === "index" && on && !owns(owner, on))
  return [
    ...broken,
    ...indexes.map(
      ({ file, line, name, on }) =>
        `${file}:${line} declares the index ${name} of ${on}, which is not of this plugin's noun`,
    ),
  ]
}

/** Reads the sources that the rule checks, by path from the root. */
export function readSources() {
  const folders = serverProjects().map((project) => `${project}/src`)
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`)
    } catch {
      return []
    }
  })
  const sources = files.map((file) => file.replaceAll(path.sep, "/")).filter((file) => PRODUCTION.test(file))
  return Object.fromEntries(sources.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")]))
}
