/**
 * @module-tag numbering
 * @module-tag kills
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import type { Readable } from "node:stream"
import { shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { runningShop } from "@haat/testing/running-shop"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, expect, it } from "vitest"
import { copyOrder, removeCopies } from "../testing/copied-orders"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"

const haat = shop()
const DOCUMENTS = smallOrFull(100, 1_000)
const KILLS = smallOrFull(2, 50)
const CREDIT_KILLS = smallOrFull(1, 10)
const AROUND_MIDNIGHT = smallOrFull(40, 300)
/** How much the clock moves on with each document (issue-many.mjs). */
const STEP_MS = 5

const MANY = "order_many_"
const TURN = "order_turn_"
let order_id: string
beforeAll(async () => {
  await saveTaxSettings(haat, REGISTERED)
  order_id = (await placeOrder(haat)).order.id
})
afterAll(async () => {
  await saveTaxSettings(haat, UNREGISTERED)
  for (const prefix of [MANY, TURN]) await removeCopies(haat, prefix)
})

const SCRIPT = path.resolve("plugins/gst/src/testing/issue-many.mjs")

const issuing = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [SCRIPT, runningShop().databaseUrl, ...args], { stdio: ["ignore", "pipe", "inherit"] })

const documentsOf = (
  prefix: string,
): Promise<{ financial_year: string; serial: number; number: string; issued_at: Date }[]> =>
  haat.sql(
    "select financial_year, serial, number, issued_at from gst_document where order_id like $1 order by " +
      "financial_year, serial",
    [`${prefix}%`],
  )

const findNotes = (prefix: string): Promise<{ serial: number; number: string; paise: number }[]> =>
  haat.sql(
    `select serial, number, (content ->> 'total_paise')::int as paise from gst_credit_note where order_id like $1
     order by financial_year, serial`,
    [`${prefix}%`],
  )

/** Each number once, one after the other, whatever was issued before. */
function expectConsecutive(serials: number[]) {
  expect(serials).toEqual(serials.map((_, nth) => serials[0] + nth))
}

it("numbers documents without gap or duplicate, eight at once, while the issuing process is killed", async () => {
  const count = DOCUMENTS
  await copyOrder(haat, { order_id, prefix: MANY, count })
  let kills = 0
  while ((await documentsOf(MANY)).length < count) {
    const child = issuing(MANY)
    const ended = once(child, "exit")
    // With its first documents there, others are half-way.
    if (kills < KILLS && (await Promise.race([once(child.stdout as Readable, "data"), ended.then(() => null)]))) {
      child.kill("SIGKILL")
      kills++
    } else child.stdout?.resume()
    await ended
  }
  const documents = await documentsOf(MANY)
  expect([documents.length, kills]).toEqual([count, KILLS])
  expectConsecutive(documents.map(({ serial }) => serial))
  expect(new Set(documents.map(({ number }) => number)).size).toBe(count)
  expect(documents.every(({ number }) => number.length <= 16)).toBe(true)
  const times = documents.map(({ issued_at }) => issued_at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
}, 280_000)

it("numbers credit notes without gap or duplicate, eight at once, while the process is killed", async () => {
  const count = (await documentsOf(MANY)).length
  let kills = 0
  while ((await findNotes(MANY)).length < count) {
    const child = issuing(MANY, "credit")
    const ended = once(child, "exit")
    if (
      kills < CREDIT_KILLS &&
      (await Promise.race([once(child.stdout as Readable, "data"), ended.then(() => null)]))
    ) {
      child.kill("SIGKILL")
      kills++
    } else child.stdout?.resume()
    await ended
  }
  const notes = await findNotes(MANY)
  expect([notes.length, kills]).toEqual([count, CREDIT_KILLS])
  expectConsecutive(notes.map(({ serial }) => serial))
  expect(notes.every(({ number, paise }) => /^HC\/\d{4}\/\d{5}$/.test(number) && paise === 7)).toBe(true)
}, 280_000)

it("begins a series at midnight of 1 April in India, under load, and keeps documents in their year", async () => {
  await copyOrder(haat, { order_id, prefix: TURN, count: AROUND_MIDNIGHT })
  const midnight = new Date("2031-03-31T18:30:00Z")
  const child = issuing(TURN, new Date(midnight.getTime() - (STEP_MS * AROUND_MIDNIGHT) / 2).toISOString())
  child.stdout?.resume()
  expect((await once(child, "exit"))[0]).toBe(0)
  const documents = await documentsOf(TURN)
  const [old, fresh] = ["2030-31", "2031-32"].map((year) =>
    documents.filter(({ financial_year }) => financial_year === year),
  )
  expect(old.length + fresh.length).toBe(AROUND_MIDNIGHT)
  expect(Math.min(old.length, fresh.length)).toBeGreaterThan(0)
  expect(old.every(({ issued_at }) => issued_at < midnight)).toBe(true)
  expect(fresh.every(({ issued_at }) => issued_at >= midnight)).toBe(true)
  for (const series of [old, fresh]) {
    expect(series[0].serial).toBe(1)
    expectConsecutive(series.map(({ serial }) => serial))
  }
  expect([old[0].number, fresh[0].number]).toEqual(["HI/3031/00001", "HI/3132/00001"])
}, 120_000)
