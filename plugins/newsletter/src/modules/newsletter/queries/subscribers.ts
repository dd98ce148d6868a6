import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Subscriber } from "../../../contract"

export type Consent = { consent_words: string | null; consent_language: string | null }
export type NewSubscriber = Consent & { id: string; email: string }
export type Subscribed = Subscriber & { token: string }

/**
 * Keeps an address in small letters, with what was agreed to. The database decides who was first.
 * @returns null when it is there already
 */
export async function insertSubscriber(db: Knex, subscriber: NewSubscriber): Promise<Subscribed | null> {
  const { rows } = await db.raw<{ rows: Subscribed[] }>(
    `insert into newsletter_subscriber (id, email, consent_words, consent_language)
     values (:id, lower(:email), :consent_words, :consent_language)
     on conflict (email) where deleted_at is null do nothing returning id, email, created_at, token`,
    subscriber,
  )
  return rows[0] ?? null
}

/** Ends a subscription. One that has ended, or never was, is no error. */
export const withdraw = (db: Knex, { token, email }: { token?: string; email?: string }) =>
  db.raw(
    `update newsletter_subscriber set deleted_at = now(), withdrawn_at = now(), updated_at = now()
     where ${token === undefined ? "email = :email" : "token = :token"} and deleted_at is null`,
    token === undefined ? { email: email ?? "" } : { token },
  )

/** Since when the shopper's e-mail address is subscribed, and that address; null for an unknown shopper. */
export async function findSubscription(
  db: Knex,
  customer_id: string,
): Promise<{ email: string; since: string | null } | null> {
  const { rows } = await db.raw<{ rows: { email: string; since: string | null }[] }>(
    `select lower(c.email) as email, s.created_at as since
     from shopper c left join newsletter_subscriber s on s.email = lower(c.email) and s.deleted_at is null
     where c.id = :customer_id`,
    { customer_id },
  )
  return rows[0] ?? null
}

/** Deletes the proof of consents that were withdrawn so many days ago. */
export const deleteWithdrawn = (db: Knex, days: number) =>
  db.raw("delete from newsletter_subscriber where withdrawn_at < now() - make_interval(days => :days)", { days })
