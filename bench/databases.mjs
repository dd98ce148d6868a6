import path from "node:path"
import pg from "pg"
import { command, LEAVE_WITH_PARENT } from "../scripts/run/command.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { MEDUSA, migrate, NO_TIME_LIMITS } from "../scripts/run/shop.mjs"

/** Each shop as its users start it: stock Medusa by its `medusa` command, Haat by its own `npm start`. */
export const STOCK = {
  folder: path.join(ROOT, "bench/stock"),
  medusa: path.join(ROOT, "node_modules/@medusajs/cli/cli.js"),
}
export const OURS = { folder: path.join(ROOT, "backend/.medusa/server"), medusa: MEDUSA }

/** Runs one statement. @returns its rows */
export async function ask(address, text, values) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const run = ({ folder, medusa }, args, env) =>
  command(process.execPath, ["--import", LEAVE_WITH_PARENT, medusa, ...args], { cwd: folder, env })

/**
 * Makes one database for stock Medusa and one for the shop with the same 500 products: the second is a copy of the
 * first, updated by our plugins.
 * @param address of a database's name
 * @param env settings both understand
 */
export async function fillDatabases(address, env) {
  const stock = { ...env, DATABASE_URL: address("stock") }
  const ours = { ...env, DATABASE_URL: address("ours") }
  await step("Stock Medusa's database with 500 products", async () => {
    await ask(address("postgres"), "create database stock")
    await run(STOCK, ["db:migrate"], stock)
    await run(STOCK, ["exec", "./seed.js"], stock)
  })
  await step("The shop's database with the same", async () => {
    await ask(address("postgres"), "create database ours template stock")
    await migrate(ours)
    await run(OURS, ["exec", "./src/seed/index.js"], ours)
    await ask(ours.DATABASE_URL, PICTURES)
  })
  for (const { DATABASE_URL } of [stock, ours]) await ask(DATABASE_URL, "vacuum analyze")
  return { stock, ours }
}

/**
 * Makes a database with so many products, orders and customers, and `owner` to look after them.
 * @returns its settings
 */
export const fillLargeDatabase = (address, env, owner, { products, orders, customers }) => {
  const title = `A shop of ${products} products, ${orders} orders and ${customers} shoppers`
  const sizes = [`products=${products}`, `orders=${orders}`, `customers=${customers}`]
  return seedDatabase("large", title, address, env, owner, ["large", ...sizes])
}

/** Makes a database with the demo goods, and `owner` to look after them. @returns its settings */
export const fillDemoDatabase = (address, env, owner) => seedDatabase("demo", "The demo shop", address, env, owner)

/** Makes a database with so many products of this many variants each, one or ten, and `owner`. @returns its settings */
export const fillGoodsDatabase = (address, env, owner, { products, variants }) => {
  const name = `goods_${products}_${variants}`
  const args = ["large", `products=${products}`, ...(variants > 1 ? ["variants"] : [])]
  return seedDatabase(name, `A shop of ${products} products × ${variants}`, address, env, owner, args)
}

async function seedDatabase(name, title, address, env, owner, args = [name]) {
  const settings = { ...env, DATABASE_URL: address(name) }
  await step(title, async () => {
    await ask(address("postgres"), `create database ${name}`)
    const making = { ...settings, ...NO_TIME_LIMITS, HAAT_NEW_ADMINISTRATOR: JSON.stringify(owner) }
    await migrate(making)
    await run(OURS, ["exec", "./src/seed/index.js", ...args, "administrator"], making)
  })
  return settings
}

/** The shop shows pictures of its own keeping; without them its response would be smaller than real ones. */
const PICTURES = `
  insert into picture (id, product_id, position, renditions)
  select 'pic_' || i.id, i.product_id, i.rank, jsonb_agg(jsonb_build_object(
    'url', replace(i.url, '-480', '-' || w), 'file_id', i.id || w, 'width', w, 'height', w) order by w)
  from image i cross join unnest(array[240, 480, 960]) w group by i.id`
