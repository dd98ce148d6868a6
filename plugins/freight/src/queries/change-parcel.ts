import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** Marks a parcel as having left. @returns false when it had left before, or was taken back */
export async function markShipped(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `update fulfillment set shipped_at = now(), updated_at = now()
     where id = ? and shipped_at is null and canceled_at is null and deleted_at is null returning id`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/** Holds the row of a parcel that waits to leave until the transaction ends. @returns false when it does not wait */
export async function lockWaiting(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select id from fulfillment
     where id = ? and shipped_at is null and canceled_at is null and deleted_at is null for update`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/** Marks a parcel as arrived. @returns false when it had arrived before, or was taken back */
export async function markDelivered(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `update fulfillment set delivered_at = now(), updated_at = now()
     where id = ? and delivered_at is null and canceled_at is null and deleted_at is null returning id`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/**
 * Takes a parcel back that has not left.
 * @returns the carrier's number of its booking if it has one; null once it has left
 */
export async function cancelParcel(trx: Knex, fulfillment_id: string): Promise<{ booking?: string } | null> {
  const { rows } = await trx.raw<{ rows: { data: { shiprocket_order_id?: number | string } | null }[] }>(
    `update fulfillment set canceled_at = coalesce(canceled_at, now()), updated_at = now()
     where id = ? and shipped_at is null and deleted_at is null returning data`,
    [fulfillment_id],
  )
  if (!rows.length) return null
  const number = rows[0].data?.shiprocket_order_id
  return number ? { booking: String(number) } : {}
}

type Received = { order_id: string; fulfillment_id: string; restocked: boolean }

/**
 * Records that a parcel which had left came back: it is none of the order's any more.
 * @returns false when it is not under way
 */
export async function recordReceived(trx: Knex, received: Received): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `with back as (
       update fulfillment set canceled_at = now(), updated_at = now()
       where id = :fulfillment_id and shipped_at is not null and delivered_at is null and canceled_at is null
         and deleted_at is null returning id)
     insert into received_parcel (fulfillment_id, order_id, restocked) select id, :order_id, :restocked from back
     returning fulfillment_id`,
    received,
  )
  return rows.length > 0
}

/** Links a parcel to its order, as Medusa's own link module does. */
export const linkToOrder = (trx: Knex, order_id: string, fulfillment_id: string) =>
  trx.raw("insert into order_fulfillment (id, order_id, fulfillment_id) values (?, ?, ?)", [
    generateEntityId("", "ordful"),
    order_id,
    fulfillment_id,
  ])
