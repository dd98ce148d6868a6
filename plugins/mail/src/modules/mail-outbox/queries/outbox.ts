import type { Transaction } from "@haat/sdk/server/database"
export type WaitingMail = {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  /** seconds since it came into the outbox */
  age: number
}

/** 2, 4, 8 seconds and so on, an hour at most. */
const RETRY_SECONDS = "least(3600, power(2, least(attempts, 12)))"

/** Keeps a mail once. @returns whether it is new */
export async function insertMail(
  db: Transaction,
  { id, kind, payload }: { id: string; kind: string; payload: object },
): Promise<boolean> {
  const { rows } = await db.raw(
    `insert into outbox_mail (id, kind, payload) values (:id, :kind, :payload)
     on conflict (id) do nothing returning id`,
    { id, kind, payload: JSON.stringify(payload) },
  )
  return rows.length > 0
}

/**
 * Claims a mail that is due, of these kinds before any other, for `lease` seconds.
 * @returns the mail, if there was one, and the seconds until the next of the others is due; null when no other waits
 */
export async function claimMail(
  db: Transaction,
  { lease, first }: { lease: number; first: string[] },
): Promise<{ mail: WaitingMail | null; next: number | null }> {
  const { rows } = await db.raw<{ mail: WaitingMail | null; next: number | null }>(
    `with claimed as (
       update outbox_mail
       set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => :lease), updated_at = now()
       where id = (
         select id from outbox_mail where state = 'waiting' and next_attempt_at <= now() and deleted_at is null
         order by kind = any(:first) desc, next_attempt_at limit 1 for update skip locked
       )
       returning id, kind, payload, attempts, extract(epoch from now() - created_at)::float8 as age
     )
     select (select to_jsonb(claimed) from claimed) as mail,
       (select extract(epoch from min(next_attempt_at) - now())::float8 from outbox_mail
        where state = 'waiting' and deleted_at is null and id not in (select id from claimed)) as next`,
    { lease, first },
  )
  return rows[0]
}

/** Writes that a mail was sent, and drops what it was made of. */
export const markSent = (db: Transaction, id: string) =>
  db.raw(
    `update outbox_mail set state = 'sent', sent_at = now(), updated_at = now(), last_error = null, payload = '{}'
     where id = :id`,
    { id },
  )

/** Writes why a mail that waits will never be sent. */
export const markDropped = (db: Transaction, mail: { id: string; reason: string }) =>
  db.raw(
    `update outbox_mail set state = 'dropped', updated_at = now(), last_error = :reason, payload = '{}'
     where id = :id and state = 'waiting'`,
    mail,
  )

/** Makes a mail due again later, unless another process has claimed it since. */
export const postponeMail = (db: Transaction, mail: { id: string; attempts: number; reason: string }) =>
  db.raw(
    `update outbox_mail
     set next_attempt_at = now() + make_interval(secs => ${RETRY_SECONDS}), updated_at = now(), last_error = :reason
     where id = :id and attempts = :attempts and state = 'waiting'`,
    mail,
  )

/** Seconds until the next mail is due; null when none is waiting. */
export async function secondsUntilNextMail(db: Transaction): Promise<number | null> {
  const { rows } = await db.raw<{ seconds: number | null }>(
    `select extract(epoch from min(next_attempt_at) - now())::float8 as seconds
     from outbox_mail where state = 'waiting' and deleted_at is null`,
  )
  return rows[0].seconds
}

/** Number of mails that wait. */
export async function countWaiting(db: Transaction): Promise<number> {
  const { rows } = await db.raw<{ count: number }>(
    "select count(*)::int as count from outbox_mail where state = 'waiting' and deleted_at is null",
  )
  return rows[0].count
}

/** Deletes mails that were sent or dropped more than that many days ago. */
export const deleteOld = (db: Transaction, days: number) =>
  db.raw(`delete from outbox_mail where state <> 'waiting' and updated_at < now() - make_interval(days => :days)`, {
    days,
  })
