/**
 * @module-tag stock
 * @module-tag kills
 */
import { type Client, shop, type TestShop } from "@haat/testing"
import { buildGates, STATEMENT_OUTCOMES } from "@haat/testing/gates"
import { inBatches } from "@haat/testing/in-batches"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { smallOrFull } from "@haat/testing/test-size"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { kurtaVariants } from "@haat/testing/vary-product"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type Action, CATEGORY_STEPS, GATES, STEPS, WRITTEN_TABLES } from "./testing/write-steps"

/* A kill meets all actions at once, each at another of its statements: a backend takes seconds to start again. */

const KILLS = smallOrFull(1, 2 * CATEGORY_STEPS.length)
const AT_ONCE = 6
const WHOLE_TEST_MS = 900_000

/** A request that is stopped at the table `step`, for the product or category with this name. */
type Stopped = { name: string; step: string; act: () => Promise<{ status: number; body: unknown }> }

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let owner: Client
let gates: Awaited<ReturnType<typeof buildGates>>
beforeAll(async () => {
  killable = await openShopToKill({
    DATABASE_POOL: "60",
    // a request waits at its step for as long as the others take to reach theirs
    DATABASE_STATEMENT_TIMEOUT_MS: "0",
    DATABASE_LOCK_TIMEOUT_MS: "0",
  })
  haat = shop()
  owner = await haat.admin()
  gates = await buildGates(killable.databaseUrl, GATES)
}, 240_000)
afterAll(async () => {
  await gates?.end()
  await killable?.close()
})

const addCategory = async (name: string): Promise<string> =>
  (await owner.post("/back-office/categories", { name })).body.id

const FORM = {
  description: "Carved by hand",
  about: "From Saharanpur",
  price: 500,
  quantity: 5,
  length: 30,
  height: 45,
  breadth: 30,
  weight: 3,
  active: true,
  attributes: [],
}

async function prepare(action: Action, step: string, name: string): Promise<Stopped> {
  const [first, second] = [await addCategory(`${name} 1`), await addCategory(`${name} 2`)]
  const [a, b] = (await uploadPictures(owner, 2)).map(({ id }) => id)
  const product = { ...FORM, name, category_id: first, images: [a] }
  if (action === "add") return { name, step, act: () => owner.post("/back-office/products", product) }
  const { id, updated_at } = (await owner.post("/back-office/products", product)).body
  const path = `/back-office/products/${id}`
  const bulk = (change: object) => () => owner.post("/back-office/products/bulk", { ids: [id], change })
  const edited = { description: "Carved twice", price: 700, quantity: 9, category_id: second, images: [b, a] }
  const acts: Record<Exclude<Action, "add">, Stopped["act"]> = {
    edit: () => owner.put(path, { ...edited, updated_at }),
    vary: () => owner.put(`${path}/variants`, { ...kurtaVariants(), updated_at }),
    delete: () => owner.delete(path),
    reprice: bulk({ kind: "price", by: "percent", value: 10 }),
    hide: bulk({ kind: "delete" }),
  }
  return { name, step, act: acts[action] }
}

/** Comes last: its category is listed behind all others, whose ranks deleting it would change. */
async function prepareCategory(step: string, name: string): Promise<Stopped> {
  const [to, from] = [await addCategory(`${name} other`), await addCategory(name)]
  await owner.post("/back-office/products", { ...FORM, name, category_id: from })
  return { name, step, act: () => owner.delete(`/back-office/categories/${from}?products_to=${to}`) }
}

/** Every row of the catalogue, as one text for each table. */
async function fingerprints(): Promise<Record<string, string>> {
  const tables = await haat.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ $1`,
    [WRITTEN_TABLES],
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await haat.sql(
      `select count(*) || ' ' || md5(string_agg(t::text, '|' order by t::text)) as print from "${name}" t`,
    )
    prints[name] = row.print
  }
  return prints
}

const steps = (Object.keys(STEPS) as Action[]).flatMap((action) => STEPS[action].map((step) => ({ action, step })))

it.each(Array.from({ length: KILLS }, (_, kill) => kill))(
  "writes nothing of what is under way when the backend is killed at each statement (%i)",
  async (kill) => {
    const run = crypto.randomUUID().slice(0, 8)
    const stopped = await inBatches(steps, AT_ONCE, ({ action, step }) =>
      prepare(action, step, `${action} ${step} ${run}`),
    )
    const categoryStep = CATEGORY_STEPS[kill % CATEGORY_STEPS.length]
    stopped.push(await prepareCategory(categoryStep, `category ${categoryStep} ${run}`))
    const before = await fingerprints()
    for (const [at, { name, step }] of stopped.entries())
      await gates.stop(`${step} ${name}`, STATEMENT_OUTCOMES[(at + kill) % STATEMENT_OUTCOMES.length])
    await gates.close()

    // the responses die with the backend; one that comes has passed its gate
    const passed: string[] = []
    for (const [at, { name, act }] of stopped.entries()) {
      act().then(
        ({ status, body }) => passed.push(`${name}: ${status} ${JSON.stringify(body)}`),
        () => {},
      )
      if (at % AT_ONCE === AT_ONCE - 1 || at === stopped.length - 1)
        await vi.waitFor(async () => expect([await gates.waiting(), passed]).toEqual([at + 1, []]), {
          timeout: 60_000,
          interval: 100,
        })
    }
    await killable.kill()
    await gates.open()
    expect(passed).toEqual([])
    await killable.start()
    owner = await haat.admin()
    expect(await fingerprints()).toEqual(before)

    for (const { name, act } of stopped) {
      const { status, body } = await act()
      expect([200, 201], `${name}: ${JSON.stringify(body)}`).toContain(status)
    }
    // deletions that can still be undone become due after a minute, in the midst of the next kill on a slow machine
    await haat.sql("update product_bin set delete_at = now() + interval '1 day'")
  },
  WHOLE_TEST_MS,
)
