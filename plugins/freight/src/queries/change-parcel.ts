import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** Marks a parcel as shipped. @returns false when it was shipped or cancelled before */
export async function markShipped(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `update fulfillment set shipped_at = now(), updated_at = now()
     where id = ? and shipped_at is null and canceled_at is null and deleted_at is null returning id`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/** Locks the row of an unshipped parcel. @returns false when it was shipped or cancelled */
export async function lockUnshippedParcel(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select id from fulfillment
     where id = ? and shipped_at is null and canceled_at is null and deleted_at is null for update`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/** Marks a parcel as delivered. @returns false when it was delivered or cancelled before */
export async function markDelivered(trx: Knex, fulfillment_id: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `update fulfillment set delivered_at = now(), updated_at = now()
     where id = ? and delivered_at is null and canceled_at is null and deleted_at is null returning id`,
    [fulfillment_id],
  )
  return rows.length > 0
}

/**
 * Cancels an unshipped parcel.
 * @returns the carrier's booking id, if any; null when it was shipped
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
 * Records that a shipped parcel came back and removes it from the order.
 * @returns false when it is not in transit
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

/** Links a parcel to its order like Medusa's link module. */
export const linkToOrder = (trx: Knex, order_id: string, fulfillment_id: string) =>
  trx.raw("insert into order_fulfillment (id, order_id, fulfillment_id) values (?, ?, ?)", [
    generateEntityId("", "ordful"),
    order_id,
    fulfillment_id,
  ])
