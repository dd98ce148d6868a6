/** @module-tag money */
import { shop, type TestShop } from "@haat/testing"
import { placeOrder as orderOf } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { type Database, recordStatements } from "@haat/testing/statements"
import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const placeOrder = (first_name: string) => orderOf(haat, { quantity: 1, person: { first_name } })

const readFact = async (id: string) => (await haat.sql("select * from order_fact where id = $1", [id]))[0]

/** Finds statements with `word` that wait for a lock. */
const findWaitingStatements = (word: string) =>
  haat.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1", [`%${word}%`])
const expectWaiting = (word: string) =>
  expect.poll(() => findWaitingStatements(word), { timeout: 20_000 }).toHaveLength(1)

const parcelExists = (so: string) => `exists (
  select 1 from order_fulfillment l
  join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
  where l.order_id = o.id and l.deleted_at is null and ${so})`
const paymentExists = (so: string) => `exists (
  select 1 from order_payment_collection l
  join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
  join payment p on p.payment_collection_id = pc.id and p.deleted_at is null
  where l.order_id = o.id and l.deleted_at is null and ${so})`
/** SQL: all paid money was refunded, store credit too. A refund from another order's payment names its own order. */
const REFUNDED = `(select sum(paid) > 0 and sum(back) >= sum(paid) from (
    select pc.captured_amount as paid, pc.refunded_amount as back from order_payment_collection l
    join payment_collection pc on pc.id = l.payment_collection_id and pc.deleted_at is null
    where l.order_id = o.id and l.deleted_at is null
    union all
    select null, case when r.metadata ->> 'order_id' = o.id then r.amount else -r.amount end from refund r
    join payment p on p.id = r.payment_id and p.deleted_at is null
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    where r.deleted_at is null and (l.order_id = o.id) <> (r.metadata ->> 'order_id' = o.id)
    union all
    select case when kind = 'order' then -amount / 100.0 end, case when kind <> 'order' then amount / 100.0 end
    from store_credit_entry where order_id = o.id and deleted_at is null) moved)`

/** Finds orders whose facts differ from Medusa's tables. */
const WRONG_FACTS = `
  select coalesce(o.id, f.id) as id from order_fact f
  full join (select * from "order" where deleted_at is null and not is_draft_order) o on o.id = f.id
  left join customer c on c.id = o.customer_id
  left join order_address a on a.id = o.shipping_address_id
  where o.id is null or f.id is null or f.status <> o.status::text or f.created_at <> o.created_at
    or f.display_id <> o.display_id or f.customer_id is distinct from o.customer_id
    or f.email <> coalesce(c.email, o.email, '')
    or f.customer_name <> coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''),
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), o.email, '')
    or f.total <> coalesce((select (s.totals ->> 'current_order_total')::numeric from order_summary s
      where s.order_id = o.id and s.deleted_at is null order by s.version desc, s.created_at desc, s.id desc limit 1),
        0)
    or f.shipped <> ${parcelExists("(f.shipped_at is not null or f.delivered_at is not null)")} 
    or f.travelling <> ${parcelExists("f.delivered_at is null")}
    or f.captured <> ${paymentExists("p.captured_at is not null")} or f.refunded <> coalesce(${REFUNDED}, false)
    or f.online <> ${paymentExists("p.provider_id <> 'pp_system_default'")}`

describe("the row of an order in order_fact", () => {
  it("matches Medusa's tables from placing to payment, and after cancellation", async () => {
    const { order } = await placeOrder("Facts")
    expect(await readFact(order.id)).toMatchObject({ status: "pending", customer_name: "Facts Rao", shipped: false })
    const act = (id: string, what: string) => admin.post(`/back-office/orders/${id}/${what}`, {})
    await act(order.id, "shipment")
    expect(await readFact(order.id)).toMatchObject({ shipped: true, travelling: true, captured: false })
    await act(order.id, "delivered")
    await act(order.id, "cash-collected")
    expect(await readFact(order.id)).toMatchObject({ shipped: true, travelling: false, captured: true, online: false })
    const { order: regretted } = await placeOrder("Regret")
    await act(regretted.id, "cancellation")
    expect(await readFact(regretted.id)).toMatchObject({ status: "canceled", shipped: false })
    expect(await haat.sql(WRONG_FACTS)).toEqual([])
  })

  it("follows a renamed customer, and is removed with a deleted order", async () => {
    const { order, shopper } = await placeOrder("Before")
    await haat.sql("update customer set first_name = 'After', updated_at = now() where email = $1", [
      shopper.person.email,
    ])
    expect(await readFact(order.id)).toMatchObject({ customer_name: "After Rao" })
    await haat.sql(`update "order" set deleted_at = now() where id = $1`, [order.id])
    expect(await readFact(order.id)).toBeUndefined()
    await haat.sql(`update "order" set deleted_at = null where id = $1`, [order.id])
    expect(await readFact(order.id)).toMatchObject({ customer_name: "After Rao" })
    expect(await haat.sql(WRONG_FACTS)).toEqual([])
  })

  it("uses the newest of two summaries, and is unique", async () => {
    const { order } = await placeOrder("Summary")
    const again = (id: string, version: number, total: number) =>
      haat.sql(
        `insert into order_summary (id, order_id, version, totals)
         select $2, order_id, version + $3, totals || jsonb_build_object('current_order_total', $4::numeric)
         from order_summary where order_id = $1 order by version, created_at limit 1`,
        [order.id, `${id}_${order.id}`, version, total],
      )
    await again("again", 0, 111)
    expect(Number((await readFact(order.id)).total)).toBe(111)
    await again("newer", 1, 222)
    await again("older", 0, 333)
    expect(Number((await readFact(order.id)).total)).toBe(222)
    await admin.post(`/back-office/orders/${order.id}/packed`, {})
    const { body } = await admin.get(`/back-office/orders?filter=${JSON.stringify({ q: `${order.display_id}` })}`)
    expect(body.map(({ id, total }: Order) => [id, total])).toEqual([[order.id, 222]])
    expect(await haat.sql(WRONG_FACTS)).toEqual([])
  })

  it("has the new name of a customer who is renamed while placing the order", async () => {
    const { order, shopper } = await placeOrder("Maiden")
    const LOCK = 5202612
    const letOn = await holdRows("select pg_advisory_xact_lock($1)", [LOCK])
    const placed = `${order.id}_second`
    const changes: Promise<unknown>[] = []
    try {
      changes.push(
        haat.sql(`do $$ begin -- placed meanwhile
          insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', '${placed}',
            'display_id', (select max(display_id) + 1000000 from "order")))).* from "order" o
            where o.id = '${order.id}';
          perform pg_advisory_xact_lock(${LOCK});
        end $$`),
      )
      await expectWaiting("placed meanwhile")
      let renamed = false
      changes.push(
        haat
          .sql(
            "update customer /* renamed meanwhile */ set first_name = 'Married', updated_at = now() where email = $1",
            [shopper.person.email],
          )
          .then(() => {
            renamed = true
          }),
      )
      const isUnderWay = async () => renamed || (await findWaitingStatements("renamed meanwhile")).length === 1
      await expect.poll(isUnderWay, { timeout: 20_000 }).toBe(true)
    } finally {
      await letOn()
    }
    try {
      await Promise.all(changes)
      expect(await readFact(placed)).toMatchObject({ customer_name: "Married Rao" })
      expect(await readFact(order.id)).toMatchObject({ customer_name: "Married Rao" })
      expect(await haat.sql(WRONG_FACTS)).toEqual([])
    } finally {
      await haat.sql(`delete from "order" where id = $1`, [placed])
    }
  })

  it("keeps both concurrent changes", async () => {
    const { order } = await placeOrder("Twice")
    await admin.post(`/back-office/orders/${order.id}/shipment`, {})
    const LOCK = 5202611
    const letOn = await holdRows("select pg_advisory_xact_lock($1)", [LOCK])
    const changes: Promise<unknown>[] = []
    try {
      changes.push(
        haat.sql(`do $$ begin -- delivered at once
          update fulfillment f set delivered_at = now() from order_fulfillment l
          where l.fulfillment_id = f.id and l.order_id = '${order.id}';
          perform pg_advisory_xact_lock(${LOCK});
        end $$`),
      )
      await expectWaiting("delivered at once")
      changes.push(
        haat.sql(
          `update payment p /* captured at once */ set captured_at = now() from order_payment_collection l
           where l.payment_collection_id = p.payment_collection_id and l.order_id = $1`,
          [order.id],
        ),
      )
      await expectWaiting("captured at once")
    } finally {
      await letOn()
    }
    await Promise.all(changes)
    expect(await readFact(order.id)).toMatchObject({ travelling: false, captured: true })
    expect(await haat.sql(WRONG_FACTS)).toEqual([])
  })

  it("is written for a new order without adding up the payments of all others", async () => {
    const { order } = await placeOrder("Many")
    const undone = new Error("undone")
    await recordStatements(async (db) => {
      const placing = db.transaction(async (trx) => {
        // more than haat_write_facts_of_few handles
        await trx.raw(copyOrder(order.id, ORDER_COUNT))
        const before = await countPaymentReads(trx)
        await trx.raw(copyOrder(order.id, 1))
        expect((await countPaymentReads(trx)) - before).toBeLessThan(10 * ORDER_COUNT)
        throw undone
      })
      await expect(placing).rejects.toBe(undone)
    })
  })
})

const ORDER_COUNT = 300

/** SQL that places copies of an order with its payment, in one statement. */
const copyOrder = (id: string, copies: number) => `
  with again as (
    select gen_random_uuid()::text as key, l as link, pc as collection, p as payment, o
    from "order" o join order_payment_collection l on l.order_id = o.id
    join payment_collection pc on pc.id = l.payment_collection_id join payment p on p.payment_collection_id = pc.id,
    generate_series(1, ${copies}) where o.id = '${id}'
  ), collections as (
    insert into payment_collection select (jsonb_populate_record(collection, jsonb_build_object('id', key))).*
      from again
  ), payments as (
    insert into payment select (jsonb_populate_record(payment,
      jsonb_build_object('id', key, 'payment_collection_id', key,
      'payment_session_id', key))).* from again
  ), links as (
    insert into order_payment_collection
    select (jsonb_populate_record(link,
      jsonb_build_object('id', key, 'order_id', key, 'payment_collection_id', key))).* from again
  )
  insert into "order"
  select (jsonb_populate_record(o, jsonb_build_object('id', key, 'display_id', 1000000 + row_number() over ()
    + (select max(display_id) from "order")))).* from again`

/** Counts the payment rows that this transaction has read. */
const countPaymentReads = async (trx: Database) => {
  const { rows } = await trx.raw(
    "select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'payment'",
  )
  return rows[0].read as number
}
