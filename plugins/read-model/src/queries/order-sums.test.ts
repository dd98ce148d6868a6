/** @module-tag money */
import { compactOrderSums } from "@haat/checkout/queries/add-up-orders"
import { ORDER_KIND } from "@haat/checkout/schema/order-sums"
import { shop, type TestShop } from "@haat/testing"
import { placeOrder as orderOf } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { type Database, statementsOf } from "@haat/testing/statements"
import { beforeAll, describe, expect, it } from "vitest"
import { ORDER_METHODS, ORDER_PAYMENTS, ORDER_STATES } from "../contract"
import { type OrderQuery, orderConditions, sumConditions } from "./order-conditions"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const placeOrder = (first_name: string) => orderOf(haat, { quantity: 1, person: { first_name } })
const act = async (id: string, what: string) =>
  expect((await admin.post(`/back-office/orders/${id}/${what}`, {})).status).toBe(200)

/** Kinds of which there are more or fewer orders than their sum says, or of another worth. */
const WRONG = `
  select ${ORDER_KIND}, sum(orders) as orders, sum(total) as total from (
    select ${ORDER_KIND}, orders, total from order_sum
    union all
    select (created_at at time zone 'Asia/Kolkata')::date, status, shipped, travelling, captured, refunded, online, -1,
      refunded_amount - total from order_fact) its
  group by ${ORDER_KIND} having sum(orders) <> 0 or sum(total) <> 0`
const wrong = () => haat.sql(WRONG)
const addUp = () => statementsOf((db) => compactOrderSums(db))

const counted = async (db: Database, from: string, { sql, values }: ReturnType<typeof orderConditions>) => {
  const { rows } = await db.raw(`select ${from} where ${sql}`, values as string[])
  return Number(rows[0].count)
}

describe("the sums of orders by day and kind", () => {
  it("are those of the orders, whatever becomes of these, before and after they are added up", async () => {
    const { order } = await placeOrder("Sums")
    const { order: regretted } = await placeOrder("Regrets")
    expect(await wrong()).toEqual([])
    await addUp()
    expect(await wrong()).toEqual([])
    for (const what of ["shipment", "delivered", "cash-collected"]) await act(order.id, what)
    await act(regretted.id, "cancellation")
    expect(await wrong()).toEqual([])
    const { order: moved } = await placeOrder("Moved")
    await haat.sql(`update "order" set created_at = created_at - interval '3 days' where id = $1`, [moved.id])
    expect(await wrong()).toEqual([])
    await haat.sql(`update "order" set deleted_at = now() where id = $1`, [moved.id])
    await Promise.all([addUp(), addUp()])
    expect(await wrong()).toEqual([])
  })

  it("are one row of each kind once what has changed is added up, and none where no order is left", async () => {
    const DAY = "2001-01-01"
    await statementsOf(async (db) => {
      const change = (orders: number, total: number) =>
        db.raw(
          `insert into order_day_change (${ORDER_KIND}, orders, total)
           values (?, 'pending', false, false, false, false, false, ?, ?)`,
          [DAY, orders, total],
        )
      const rowsOf = async (table: string) => {
        const { rows } = await db.raw(`select orders, total::float8 from ${table} where day = ?`, [DAY])
        return rows
      }
      await change(2, 10)
      await compactOrderSums(db)
      await change(-1, -4)
      await change(1, 7)
      await compactOrderSums(db)
      expect(await rowsOf("order_day_sum")).toEqual([{ orders: 2, total: 13 }])
      expect(await rowsOf("order_day_change")).toEqual([])
      await change(-2, -13)
      await compactOrderSums(db)
      expect(await rowsOf("order_sum")).toEqual([])
    })
  })

  it("do not have an order wait for another of its day", async () => {
    const { order } = await placeOrder("First")
    const { order: other } = await placeOrder("Second")
    const letOn = await holdRows("update order_fact set total = total + 1 where id = $1", [order.id])
    try {
      await act(other.id, "shipment")
      await placeOrder("Third")
    } finally {
      await letOn()
    }
    expect(await wrong()).toEqual([])
  })

  it("count what each filter of the list finds", async () => {
    const { order } = await placeOrder("Filtered")
    await act(order.id, "shipment")
    await act((await placeOrder("Cancelled")).order.id, "cancellation")
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" })
    const filters: OrderQuery["filter"][] = [
      {},
      { from: today },
      { until: today },
      { from: "2020-01-01", until: today, status: "pending" },
      ...ORDER_PAYMENTS.map((payment) => ({ payment })),
      ...ORDER_STATES.filter((state) => state !== "packed").flatMap((state) =>
        ORDER_METHODS.map((method) => ({ state, method })),
      ),
    ]
    await statementsOf((db) =>
      db.transaction(
        async (trx) => {
          for (const filter of filters) {
            const query = { filter, skip: 0, take: 10 }
            const sums = sumConditions(query)
            expect(sums, JSON.stringify(filter)).toBeDefined()
            const summed = await counted(
              trx,
              "sum(o.orders) as count from order_sum o",
              sums as NonNullable<typeof sums>,
            )
            const found = await counted(trx, "count(*) as count from order_fact o", orderConditions(query))
            expect(summed, JSON.stringify(filter)).toBe(found)
          }
        },
        { isolationLevel: "repeatable read" },
      ),
    )
  })

  it("are not asked where they do not know: of some orders, a shopper, a text, and what is packed", () => {
    for (const query of [
      { ids: ["order_1"], filter: {} },
      { filter: { q: "a" } },
      { filter: { customer_id: "cus_1" } },
    ])
      expect(sumConditions({ skip: 0, take: 10, ...query })).toBeUndefined()
    expect(sumConditions({ skip: 0, take: 10, filter: { state: "packed" } })).toBeUndefined()
  })
})
