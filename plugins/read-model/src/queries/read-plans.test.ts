/** @module-tag search */
import { PAYMENTS } from "@haat/payments/queries/list-payments"
import { countScannedRows } from "@haat/testing/rows-read"
import { type Database, recordStatements } from "@haat/testing/statements"
import { scannedIndexes, sequentialScans, tableScanConditions } from "@haat/testing/whole-reads"
import { describe, expect, it } from "vitest"
import { listOrders } from "./list-orders"
import { RETURNS } from "./list-returns"
import { readOrderDetail } from "./order-detail"
import { readOverview } from "./overview"
import { listReturns } from "./returns"
import { readSales } from "./sales"

const PAID = 4_000
const ADD_PAID = `
  insert into order_fact (id, display_id, created_at, status, customer_name, email, total, shipped, travelling,
    captured, refunded, online)
  select 'order_paid_' || n, 10000000 + n, now(), 'completed', '', '', 1, true, false, true, false, true
    from generate_series(1, ${PAID}) n`
/** A payment for each of these orders. */
const ADD_PAYMENTS = [
  `insert into payment_collection (id, currency_code, amount, raw_amount)
   select 'paycol_paid_' || n, 'inr', 1, '{"value": "1"}' from generate_series(1, ${PAID}) n`,
  `insert into order_payment_collection (id, order_id, payment_collection_id)
   select 'ordpay_paid_' || n, 'order_paid_' || n, 'paycol_paid_' || n from generate_series(1, ${PAID}) n`,
  `insert into payment (id, currency_code, amount, raw_amount, provider_id, payment_collection_id, payment_session_id)
   select 'pay_paid_' || n, 'inr', 1, '{"value": "1"}', 'pp_system_default', 'paycol_paid_' || n, 'payses_paid_' || n
   from generate_series(1, ${PAID}) n`,
  `insert into capture (id, amount, raw_amount, payment_id)
   select 'capt_paid_' || n, 1, '{"value": "1"}', 'pay_paid_' || n from generate_series(1, ${PAID}) n`,
]
const PAGE = { filter: { order_id: "order_1" }, skip: 0, take: 10 }

describe("of all there are, only those are read that are asked for:", () => {
  it.each([
    ["payment_refund", "return_id = "],
    ["return_photo", "return_id = "],
  ])("%s of the returns of an order", async (table, condition) => {
    for (const run of [(db: Database) => listReturns(db, "order_1"), (db: Database) => RETURNS.page(db, PAGE)]) {
      const reads = await tableScanConditions(table, run)
      expect(reads.length).toBeGreaterThan(0)
      for (const read of reads) expect(read).toContain(condition)
    }
  })

  it.each([
    [
      "select state.credit from placed_order o join order_state state on state.order_id = o.order_id where o.customer_id = 'cus_1'",
    ],
    ["select left_paise from refundable_payment where payment_id = 'pay_1'"],
  ])("store credit of orders: %s", async (sql) => {
    const reads = await tableScanConditions("store_credit_entry", (db) => db.raw(sql))
    expect(reads.length).toBeGreaterThan(0)
    for (const read of reads) expect(read).toContain("order_id = ")
  })
  it("the ledger's rows of an order that is opened", async () => {
    const whole = await sequentialScans((db) => readOrderDetail(db, "order_1", true))
    expect(whole).not.toContain("razorpay_payment")
  })
  it("the payment of an order that is opened", async () => {
    const statements = await recordStatements((db) => readOrderDetail(db, "order_paid_1", true))
    const read = await countScannedRows("payment", statements, [...ADD_PAYMENTS, "analyze"])
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(PAID / 10)
  })
  it("orders that are to be shipped, the oldest first", async () => {
    const run = (db: Database) =>
      listOrders(db, { filter: { state: "to_ship" }, sort: ["created_at", "ASC"], skip: 0, take: 5 })
    const indexes = await scannedIndexes("order_fact", run)
    expect(indexes).toContain("order_fact_unshipped")
    expect(indexes).not.toContain("order_fact_placed")
  })
  it.each(["ASC", "DESC"] as const)("a page of payments by the orders' numbers, %s", async (direction) => {
    const run = (db: Database) =>
      PAYMENTS.page(db, { filter: {}, sort: ["order_display_id", direction], skip: 0, take: 10 })
    expect(await scannedIndexes("razorpay_payment", run)).toContain(
      `IDX_razorpay_payment_order_display_id_${direction.toLowerCase()}`,
    )
  })
  it("sums of the days that sales are asked for, and no order", async () => {
    const run = (db: Database) => readSales(db, "2026-01-01", "2026-01-02")
    const reads = await tableScanConditions("order_day_sum", run)
    expect(reads.length).toBeGreaterThan(0)
    for (const read of reads) expect(read).toContain("day >= ")
    for (const table of ["order_fact", "store_credit_entry"]) expect(await tableScanConditions(table, run)).toEqual([])
  })
  it("of orders the ones whose credit is not collected in cash, for the overview", async () => {
    const statements = await recordStatements((db) => readOverview(db))
    const read = await countScannedRows("order_fact", statements, [ADD_PAID, "analyze order_fact"])
    expect(read).toBeLessThan(PAID / 2)
  })
  it("sums of orders for the number of all of them", async () => {
    const run = (db: Database) => listOrders(db, { filter: { payment: "paid" }, skip: 0, take: 10 })
    const [counted] = await recordStatements(run)
    expect(counted.sql).toContain("from order_sum")
  })
})
