import { toRupees } from "@haat/sdk/money"
import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { ORDER_FUNDS, type OrderFunds, type StoreCredit } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"

const MAX_ENTRIES = 100

/** Reads a customer's balance, in paise. */
async function readBalance(db: Pick<Knex, "raw">, customer_id: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { balance: number }[] }>("select balance from store_credit where id = ?", [
    customer_id,
  ])
  return rows[0]?.balance ?? 0
}

/** Reads a customer's store credit with its latest entries, newest first. */
export async function readStoreCredit(db: Knex, customer_id: string): Promise<StoreCredit> {
  const { rows } = await db.raw<{ rows: StoreCredit["entries"] }>(
    `select e.id, e.kind, (e.amount / 100.0)::float8 as amount, e.reason, o.display_id as order_display_id, e.created_at
     from store_credit_entry e left join "order" o on o.id = e.order_id
     where e.customer_id = ? order by e.created_at desc, e.id desc limit ?`,
    [customer_id, MAX_ENTRIES],
  )
  return { balance: toRupees(await readBalance(db, customer_id)), entries: rows }
}

type Gift = { customer_id: string; amount: number; reason: string; request_id: string; given_by: string }

/** Inserts a gift once for each `request_id`; amount in paise. @returns false when it existed already */
export async function writeGift(db: Knex, gift: Gift): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into store_credit_entry (id, customer_id, amount, kind, reason, request_id, given_by)
     values (:id, :customer_id, :amount, 'gift', :reason, :request_id, :given_by)
     on conflict (request_id) where deleted_at is null do nothing returning id`,
    { ...gift, id: generateEntityId("", "credit") },
  )
  return rows.length > 0
}

type CreditUse = { customer_id: string; order_id: string; paise: number }

/** Spends store credit in the transaction of its order. @throws HttpError 409 when there is less by now */
export async function spendCredit(trx: Transaction, { customer_id, order_id, paise }: CreditUse): Promise<void> {
  await trx
    .raw(
      `insert into store_credit_entry (id, customer_id, amount, kind, order_id)
       values (:id, :customer_id, :amount, 'order', :order_id)`,
      { id: generateEntityId("", "credit"), customer_id, order_id, amount: -paise },
    )
    .catch((error) => {
      if ((error as { constraint?: string }).constraint !== "haat_store_credit_not_negative") throw error
      throw new HttpError(CHECKOUT_ERRORS.credit_changed)
    })
}

/** Gives a part of an order's store credit back to its customer, in paise, after pieces were cancelled. */
export const returnCreditOfPieces = (trx: Knex, credit: { order_id: string; request_id: string; paise: number }) =>
  trx.raw(
    `insert into store_credit_entry (id, customer_id, amount, kind, order_id, request_id)
     select :id, customer_id, :paise::int, 'cancelled_pieces', id, :request_id from "order" where id = :order_id`,
    { ...credit, id: generateEntityId("", "credit") },
  )

/** Gives the remaining store credit of a cancelled order back to its customer, once. */
export async function returnCredit(container: MedusaContainer, trx: Transaction, order_id: string): Promise<void> {
  const paise = await container.resolve<OrderFunds>(ORDER_FUNDS).sumReturnableCredit(trx, order_id)
  if (paise <= 0) return
  await trx.raw(
    `insert into store_credit_entry (id, customer_id, amount, kind, order_id)
     select :id, customer_id, :paise::int, 'cancelled', id from "order" where id = :order_id
     on conflict (order_id, kind) where kind in ('order', 'cancelled') do nothing`,
    { id: generateEntityId("", "credit"), order_id, paise },
  )
}
