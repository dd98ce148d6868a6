import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A webhook that waits to be applied. */
export type StoredEvent = { id: string; body: unknown }

/** Lease of a claimed webhook, multiplied by its failed attempts. */
const LEASE_S = 30

/**
 * Stores a webhook once, by the provider's event id or else by a hash of its body.
 * @returns its id, or null when it is stored already
 */
export async function storeEvent(
  db: Knex,
  { id, body, raw }: { id?: string; body: unknown; raw: Buffer },
): Promise<string | null> {
  const { rows } = await db.raw<{ rows: StoredEvent[] }>(
    `insert into razorpay_event (id, body, next_attempt_at) values (:id, :body, now() + interval '5 seconds')
      on conflict (id) do nothing returning id`,
    { id: id ?? createHash("sha256").update(raw).digest("hex"), body: JSON.stringify(body) },
  )
  return rows[0]?.id ?? null
}

/** Claims the webhook with this id, or due webhooks, for a lease of at least half a minute. */
export async function claimEvents(db: Knex, { id, most }: { id?: string; most: number }): Promise<StoredEvent[]> {
  const which = id === undefined ? "next_attempt_at <= now()" : "id = :id"
  const { rows } = await db.raw<{ rows: StoredEvent[] }>(
    `update razorpay_event set attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => :lease * greatest(attempts, 1)) where id in (
      select id from razorpay_event where applied_at is null and ${which}
      order by next_attempt_at limit :most for update skip locked)
    returning id, body`,
    { lease: LEASE_S, most, ...(id !== undefined && { id }) },
  )
  return rows
}

export async function markApplied(db: Knex, id: string) {
  await db.raw("update razorpay_event set applied_at = now(), next_attempt_at = null where id = :id", { id })
}

/** Deletes a batch of applied webhooks older than `days`. @returns how many */
export async function deleteOldEvents(db: Knex, days: number): Promise<number> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `delete from razorpay_event where id in (
      select id from razorpay_event where applied_at < now() - make_interval(days => :days) limit 5000)
    returning 1`,
    { days },
  )
  return rows.length
}
