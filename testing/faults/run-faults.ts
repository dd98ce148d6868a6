import { afterwards } from "./afterwards.ts"
import { clientRows } from "./clients.ts"
import { databaseRows } from "./database.ts"
import { killRows } from "./kills.ts"
import { loadRows } from "./load.ts"
import { type FaultShop, openFaultShop } from "./open-fault-shop.ts"
import { parcelRows } from "./parcels.ts"
import { pictureRows } from "./pictures.ts"
import { redisRows } from "./redis.ts"
import type { Row } from "./row.ts"
import { stockRows } from "./stock.ts"
import { stoppingRows } from "./stopping.ts"
import { upgradeRows } from "./upgrade.ts"

/** Rows that sign everybody out come last. */
const ROWS: Row[] = [
  ...killRows,
  ...parcelRows,
  ...databaseRows,
  ...clientRows,
  ...stockRows,
  ...loadRows,
  ...stoppingRows,
  ...pictureRows,
  ...redisRows,
  ...upgradeRows,
]

/** Rows at once, the first and those that run beside it, and what holds after them. @returns how many held */
async function runRow(shop: FaultShop, rows: Row[]): Promise<number> {
  const outcomes = await Promise.all(rows.map((row) => outcomeOf(shop, row)))
  const after = await afterwards(shop)
  let held = 0
  for (const { name, figures, broken, seconds } of outcomes) {
    const all = [...broken, ...after.broken]
    console.log(
      `${all.length ? "BROKEN" : "held  "}  ${name}: ${figures}; at rest after ${after.seconds.toFixed(0)} s (${seconds.toFixed(0)} s)`,
    )
    for (const sentence of all) console.log(`        - ${sentence}`)
    if (!all.length) held++
  }
  return held
}

async function outcomeOf(shop: FaultShop, { name, run }: Row) {
  const begun = Date.now()
  const outcome = await run(shop).catch((error: Error) => ({
    figures: "ended early",
    broken: [`${error.message}\n${error.stack?.split("\n").slice(1, 4).join("\n")}`],
  }))
  return { name, seconds: (Date.now() - begun) / 1000, ...outcome }
}

/**
 * Opens a shop, runs each row whose name contains every word (a regular expression), and closes it; some rows open
 * their own. Prints a line for each row.
 * @returns true when all of them held
 */
export async function runFaults(words: string[]): Promise<boolean> {
  const patterns = words.map((word) => new RegExp(word, "i"))
  const wanted = ROWS.filter(({ name }) => patterns.every((pattern) => pattern.test(name)))
  if (!wanted.length) throw new Error(`No row is called so. There are:\n${ROWS.map(({ name }) => name).join("\n")}`)
  const begun = Date.now()
  // what fails here fails again in the row itself
  for (const { prepare } of wanted) prepare?.().catch(() => {})
  const shared = wanted.filter(({ open }) => !open)
  let held = shared.length ? await runRows(await openFaultShop(), shared) : 0
  for (const row of wanted) if (row.open) held += await runRows(await row.open(), [row])
  console.log(`\n${held} of ${wanted.length} rows held, in ${((Date.now() - begun) / 60_000).toFixed(1)} min.`)
  return held === wanted.length
}

/** Runs rows on one shop and closes it. @returns how many held */
async function runRows(shop: FaultShop, rows: Row[]): Promise<number> {
  let held = 0
  try {
    const isBeside = ({ during }: Row) => rows.some(({ name }) => name === during)
    for (const row of rows.filter((one) => !isBeside(one)))
      held += await runRow(shop, [row, ...rows.filter(({ during }) => during === row.name)])
  } finally {
    await shop.close()
  }
  return held
}
