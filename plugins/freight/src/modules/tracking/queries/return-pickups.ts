import type { Transaction } from "@haat/sdk/server/database"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Booked } from "medusa-fulfillment-shiprocket"
import { secondsToNextCheck } from "../check-again"

/**
 * Pickup claimed by one process, with the state of its return; null when the return was deleted.
 */
export type ClaimedPickup = {
  id: string
  order_id: string
  number: string | null
  phase: string | null
  rejected: boolean
  failures: number
  state: string | null
}

/** Inserts the pickup of a return; does nothing when it exists. */
export const insertPickup = (trx: Transaction, { return_id, order_id }: { return_id: string; order_id: string }) =>
  trx.raw(
    `insert into return_pickup (id, order_id, next_check_at) values (:return_id, :order_id, now())
      on conflict (id) do nothing`,
    { return_id, order_id },
  )

/** Makes a pickup due now, or after the process that has claimed it. */
export const checkPickupNow = (trx: Transaction, return_id: string) =>
  trx.raw(
    `update return_pickup set next_check_at = now(), updated_at = now() where id = :return_id and ended_at is null`,
    { return_id },
  )

/** Claims pickups for two minutes. Changes meanwhile set `next_check_at`, which `release` then leaves. */
const CLAIM = `
  update return_pickup p set claimed_until = now() + interval '2 minutes', next_check_at = 'infinity',
    updated_at = now()
  where p.id = any(array(
    select id from return_pickup where ended_at is null and deleted_at is null
      and (claimed_until <= now() or (claimed_until is null and next_check_at <= now()))
      and id = coalesce(:id, id)
    order by next_check_at limit :most for update skip locked))
  returning p.id`

/** Reads pickups after claiming them: later changes of the return make the pickup due again. */
const CLAIMED = `
  select p.id, p.order_id, p.number, p.phase, p.rejected_at is not null as rejected, p.failures, r.state
  from return_pickup p left join order_return r on r.id = p.id
  where p.id = any(:ids)`

/** Claims like CLAIM, but a pickup whose booking has failed and whose return still waits for it. */
const CLAIM_FAILED = `
  update return_pickup p set claimed_until = now() + interval '2 minutes', next_check_at = 'infinity',
    updated_at = now()
  where p.id = :id and p.number is null and p.problem is not null and p.ended_at is null and p.deleted_at is null
    and (p.claimed_until is null or p.claimed_until <= now())
    and exists (select from order_return r where r.id = p.id and r.state = 'approved')
  returning p.id`

/** Claims due pickups, or the pickup of one return if it is due. */
export async function claimPickups(db: Knex, most: number, id: string | null = null): Promise<ClaimedPickup[]> {
  return readClaimed(db, await db.raw<{ rows: { id: string }[] }>(CLAIM, { most, id }))
}

/** Claims the pickup of this return, if its booking has failed and no process works on it. */
export const claimFailedPickup = async (db: Knex, id: string): Promise<ClaimedPickup | undefined> =>
  (await readClaimed(db, await db.raw<{ rows: { id: string }[] }>(CLAIM_FAILED, { id })))[0]

async function readClaimed(db: Knex, { rows }: { rows: { id: string }[] }): Promise<ClaimedPickup[]> {
  if (!rows.length) return []
  return (await db.raw<{ rows: ClaimedPickup[] }>(CLAIMED, { ids: rows.map((row) => row.id) })).rows
}

/** Releases a claimed pickup; failures in a row delay its next check. */
export const releasePickup = (db: Knex, { id, phase }: ClaimedPickup, failures: number) =>
  db.raw(
    `update return_pickup set claimed_until = null, failures = :failures, updated_at = now(),
       next_check_at = least(next_check_at, now() + make_interval(secs => :seconds)),
       ended_at = case when created_at < now() - interval '45 days' then now() end
     where id = :id and ended_at is null`,
    { id, failures, seconds: secondsToNextCheck({ phase, failures }) },
  )

/** Stores the carrier's booking. */
export const saveBooking = (db: Knex, id: string, { awb, courier, order_id, url }: Booked & { url: string }) =>
  db.raw(
    `update return_pickup set number = :awb, courier = :courier, url = :url, carrier_order_id = :order_id,
       booked_at = coalesce(booked_at, now()), problem = null, updated_at = now() where id = :id`,
    { id, awb, courier, url, order_id },
  )

/** Writes the reason why a step failed; with `rejected` there is no automatic retry. */
export const writeProblem = (db: Knex, id: string, problem: string, rejected = false) =>
  db.raw(
    `update return_pickup set problem = :problem, rejected_at = case when :rejected then now() end, updated_at = now()
     where id = :id`,
    { id, problem: problem.slice(0, 500), rejected },
  )

/** Ends a pickup; with `canceled` the carrier fetches nothing. */
export const endPickup = (db: Knex, id: string, canceled: boolean) =>
  db.raw(
    `update return_pickup set ended_at = now(), claimed_until = null, updated_at = now(),
       canceled_at = case when :canceled then now() end where id = :id and ended_at is null`,
    { id, canceled },
  )

/** Finds a pickup by its tracking number. */
export const findPickupId = async (db: Knex, number: string): Promise<string | undefined> =>
  (
    await db.raw<{ rows: { id: string }[] }>(
      "select id from return_pickup where number = ? and deleted_at is null limit 1",
      [number],
    )
  ).rows[0]?.id
