import type { Transaction } from "@haat/sdk/server/database"
import type { PersonalData } from "@haat/sdk/server/personal-data"

/** Mails to a person or from them; the payload names an order or a shopper where it has no address. */
const IN_OUTBOX = `
  lower(payload ->> 'to') = :email or lower(payload ->> 'email') = :email or payload ->> 'customer_id' = :customer_id
  or position(:email in lower(coalesce(last_error, ''))) > 0
  or payload ->> 'order_id' in (select order_id from placed_order where customer_id = :customer_id)`
const SENT = `lower("to") = :email or lower(provider_data #>> '{reply_to,address}') = :email`

/**
 * Mails of the person, without the texts of messages to the shop: an unverified address must not give access to them.
 */
const HELD = `
  select coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'state', state, 'written_at', created_at)
      order by created_at) from outbox_mail where ${IN_OUTBOX}), '[]') as mails_waiting,
    coalesce((select jsonb_agg(jsonb_build_object('kind', template, 'to', "to", 'sent_at', created_at)
      order by created_at) from notification where ${SENT}), '[]') as mails_sent`

/** Mails on their way, and the engine's record of those that were sent. */
export const MAIL_DATA: PersonalData = {
  async read(db, { email, customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { email, customer_id })).rows[0]
  },
  async erase(trx, { email, customer_id }) {
    await trx.raw(`delete from outbox_mail where ${IN_OUTBOX}`, { email, customer_id })
    await trx.raw(`delete from notification where ${SENT}`, { email })
  },
}

/** Deletes the engine's record of mails that were sent more than that many days ago. */
export const deleteNotifications = (db: Transaction, days: number) =>
  db.raw("delete from notification where channel = 'email' and created_at < now() - make_interval(days => :days)", {
    days,
  })
