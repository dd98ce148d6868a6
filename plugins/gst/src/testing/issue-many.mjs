// Issues the documents of orders that have none, or, with "credit", credit notes of those that have: eight at once,
// each in a transaction of its own as a parcel that leaves and a refund do; a fifth of them is rolled back. Killed at
// any moment, the next process goes on. Each that is there is a line of output. Arguments: the database, the beginning
// of the orders' ids, and the moment that its clock begins with, which is five milliseconds later for each document
// (without it the time of day).
import { issueDocument } from "@haat/gst/documents/issue"
import { creditRefund } from "@haat/gst/documents/issue-credit-notes"
import knex from "knex"

const [connection, prefix, ...more] = process.argv.slice(2)
const credits = more[0] === "credit"
const start = credits ? undefined : more[0]
const AT_ONCE = 8
const db = knex({ client: "pg", connection, pool: { min: 0, max: AT_ONCE } })
let begun = 0
const now = () => (start ? new Date(Date.parse(start) + 5 * begun++) : new Date())

const NEXT = `
  select o.id, (select jsonb_agg(jsonb_build_object('id', i.item_id, 'quantity', i.quantity)) from order_item i
    where i.order_id = o.id) as items
  from "order" o
  where o.id like ? and not exists (select from gst_document d where d.order_id = o.id)
  order by random() limit 1 for update of o skip locked`

const NEXT_TO_CREDIT = `
  select o.id from "order" o
  where o.id like ? and not exists (select from gst_credit_note n where n.order_id = o.id)
  order by random() limit 1 for update of o skip locked`

const REFUND = `
  insert into payment_refund (id, order_id, payment_id, method, amount, reason, state, processed_at)
  values (:id, :order_id, 'pay_none', 'transfer', 7, 'a stain', 'processed', now()) on conflict do nothing`

async function credit(trx, order_id) {
  const id = `refd_${order_id}`
  await trx.raw(REFUND, { id, order_id })
  await creditRefund(trx, id, now())
}

async function issueOne() {
  const trx = await db.transaction()
  try {
    const { rows } = await trx.raw(credits ? NEXT_TO_CREDIT : NEXT, [`${prefix}%`])
    const [order] = rows
    if (order && credits) await credit(trx, order.id)
    else if (order) {
      const parcel = { order_id: order.id, fulfillment_id: `ful_${order.id}`, items: order.items, shop_name: "Haat" }
      await issueDocument(trx, parcel, now())
    }
    if (order && Math.random() < 0.2) await trx.rollback()
    else {
      await trx.commit()
      if (order) console.log(order.id)
    }
    return Boolean(order)
  } catch (error) {
    await trx.rollback()
    throw error
  }
}

async function work() {
  while (await issueOne());
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
await db.destroy()
