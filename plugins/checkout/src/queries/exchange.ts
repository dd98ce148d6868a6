import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import {
  type ExchangePart,
  ORDER_FUNDS,
  type OrderAddress,
  type OrderFunds,
  type RemainingFunds,
  type RequestReturn,
} from "../contract"
import { SELLABLE_VARIANT, type SellableVariant } from "./sellable-variant"

/** Exchanged pieces of a line, and their replacement variant. */
export type ExchangedLine = {
  line_id: string
  name: string
  variant_id: string
  quantity: number
  /** true when the replacement is the ordered variant */
  is_same: boolean
  /** whole order line: price of one piece, and discount of all pieces, in rupees */
  ordered: { price: number; quantity: number; discount: number }
  /** number of refunded pieces of the line */
  refunded: number
  /** part of the line's discount that is an earlier refund, in rupees; added to the worth of the goods */
  given: number
}

/** Facts that an exchange is planned from. */
export type ExchangeFacts = Pick<RemainingFunds, "left_paise" | "disputed_paise"> & {
  order_id: string
  reason: RequestReturn["reason"]
  customer_id: string
  email: string
  /** cart of the order; null for an order that was created in Medusa's admin */
  cart_id: string | null
  shipping_address: OrderAddress
  billing_address: OrderAddress
  lines: ExchangedLine[]
}

/** Code of the discount on a replacement order that stands for earlier refunds of the returned goods. */
export const PRIOR_REFUND_CODE = "refunded_before"

const FACTS = `
  select r.order_id, r.reason, r.customer_id, coalesce(placed.email, '') as email,
    placed.shipping_address, placed.billing_address,
    (select l.cart_id from order_cart l where l.order_id = r.order_id and l.deleted_at is null limit 1) as cart_id,
    (select jsonb_agg(jsonb_build_object('line_id', l.line_id, 'name', line.name, 'variant_id', l.exchange_variant_id,
        'quantity', l.quantity, 'is_same', l.exchange_variant_id = line.variant_id, 'ordered',
        jsonb_build_object('price', line.price, 'quantity', line.quantity, 'discount', line.discount), 'given', (
          select coalesce(max(before.amount), 0) from order_line_item_adjustment before
          where before.item_id = l.line_id and before.code = '${PRIOR_REFUND_CODE}' and before.deleted_at is null))
        order by line.created_at, line.line_id)
      from return_request_line l join order_line line on line.line_id = l.line_id
      where l.return_id = r.id and l.deleted_at is null) as lines
  from return_request r join placed_order placed on placed.order_id = r.order_id
  where r.id = ?`

type StoredFacts = Omit<ExchangeFacts, keyof RemainingFunds | "lines"> & { lines: Omit<ExchangedLine, "refunded">[] }

/** Reads the facts of an exchange. @param db the database, or the transaction that locks the order */
export async function readExchange(container: MedusaContainer, db: Knex, return_id: string): Promise<ExchangeFacts> {
  const [stored] = (await db.raw<{ rows: StoredFacts[] }>(FACTS, [return_id])).rows
  const { refunded, ...funds } = await container
    .resolve<OrderFunds>(ORDER_FUNDS)
    .readRemainingFunds(db, stored.order_id)
  const lines = stored.lines.map((line) => ({ ...line, refunded: refunded[line.line_id] ?? 0 }))
  return { ...stored, ...funds, lines }
}

/** Reads the current price and stock of these variants. */
export const readVariants = async (db: Knex, ids: string[]): Promise<SellableVariant[]> =>
  (await db.raw<{ rows: SellableVariant[] }>(`${SELLABLE_VARIANT} and offer.variant_id = any(?)`, [ids])).rows

type StoredExchange = { return_id: string; exchange_order_id: string; parts: ExchangePart[]; cash_withheld?: object }

/** Stores the replacement order on the return, with the credit of each line and the reason against cash. */
export const writeExchange = (trx: Knex, { return_id, exchange_order_id, parts, cash_withheld }: StoredExchange) =>
  trx("return_request")
    .where({ id: return_id })
    .update({
      exchange_order_id,
      exchange_parts: JSON.stringify(parts),
      cash_withheld: cash_withheld ? JSON.stringify(cash_withheld) : null,
    })

type ExchangeEntry = { return_id: string; customer_id: string; order_id: string; paise: number }

const INSERT_ENTRY = `
  insert into store_credit_entry (id, customer_id, amount, kind, order_id, request_id)
  values (:id, :customer_id, :amount, 'exchange', :order_id, :request_id)`

/** Turns the paid price of exchanged goods into store credit, which the replacement spends in the same transaction. */
export const creditExchangedGoods = (trx: Knex, { return_id, paise, ...entry }: ExchangeEntry) =>
  trx.raw(INSERT_ENTRY, {
    ...entry,
    amount: paise,
    id: generateEntityId("", "credit"),
    request_id: `exchange:${return_id}`,
  })

/**
 * Removes the store credit of `creditExchangedGoods` after the replacement order was cancelled: at most the amount that
 * the cancellation returned, since a part may have been refunded to a payment.
 */
export const reverseExchangeCredit = async (trx: Knex, return_id: string, replacement_id: string) => {
  await trx.raw(
    `insert into store_credit_entry (id, customer_id, amount, kind, order_id, request_id)
     select :id, made.customer_id, -least(made.amount, returned.amount), 'exchange', made.order_id, :undone
     from store_credit_entry made
     join store_credit_entry returned on returned.order_id = :replacement_id and returned.kind = 'cancelled'
     where made.request_id = :request_id`,
    {
      id: generateEntityId("", "credit"),
      request_id: `exchange:${return_id}`,
      replacement_id,
      undone: `exchange-undone:${return_id}`,
    },
  )
  await trx("return_request").where({ id: return_id }).update({ exchange_parts: null })
}

export type Replacement = { order_id: string; line_ids: string[]; product_ids: string[] }

/** Finds the replacement order of a return, with its lines; undefined when there is none. */
export const findReplacement = async (trx: Knex, return_id: string): Promise<Replacement | undefined> =>
  (
    await trx.raw<{ rows: Replacement[] }>(
      `select r.exchange_order_id as order_id,
         array_agg(line.line_id) as line_ids, array_agg(line.product_id) as product_ids
       from return_request r
       join order_line line on line.order_id = r.exchange_order_id
       where r.id = ?
       group by r.exchange_order_id`,
      [return_id],
    )
  ).rows[0]

/** Returns whether an order replaces goods that have not come back yet. */
export async function isAwaitingReturn(trx: Knex, order_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    "select 1 from replacement_order where order_id = ? and not received limit 1",
    [order_id],
  )
  return rows.length > 0
}

/** Returns whether an order replaces goods of a return. */
export async function isReplacementOrder(db: Knex, order_id: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>("select 1 from replacement_order where order_id = ? limit 1", [
    order_id,
  ])
  return rows.length > 0
}

/**
 * Returns the balance of a replacement order that can be paid online, in rupees; 0 when there is none. It cannot change
 * during a transaction that locks the order.
 */
export async function readExchangeBalance(db: Knex, order_id: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { to_pay: number }[] }>(
    "select to_pay from replacement_order where order_id = ? limit 1",
    [order_id],
  )
  return rows[0]?.to_pay ?? 0
}
