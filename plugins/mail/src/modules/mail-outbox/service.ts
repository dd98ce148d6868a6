import { MedusaService } from "@medusajs/framework/utils"
import { OutboxMail } from "./models/outbox-mail"
import { Rounds } from "./rounds"

type Database = { raw<T>(text: string, values?: Record<string, unknown>): Promise<{ rows: T[] }> }
type Options = { publicUrl?: string; smtp?: { owner?: string }; retention?: { sentMailDays: number } }

export type WaitingMail = {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  /** seconds since it came into the outbox */
  age: number
}

/** Longer than one attempt can take, so that nobody takes a mail that is just being sent. */
const LEASE_SECONDS = 120
/** 2, 4, 8 seconds and so on, an hour at most. */
const RETRY_SECONDS = "least(3600, power(2, least(attempts, 12)))"

/** Mails on their way. Any number of processes may share it: each mail is taken by one of them at a time. */
export class MailOutboxService extends MedusaService({ OutboxMail }) {
  /** This process's turns of sending: one at a time, however many events ask for it. */
  readonly rounds = new Rounds()
  /** Where the shop is for people, and who reads their messages. */
  readonly shop: { url: string; owner: string }
  private readonly database: Database
  private readonly keptDays: number

  constructor(dependencies: { __pg_connection__: Database }, options: Options = {}) {
    super(dependencies, options)
    const { publicUrl, smtp, retention } = options
    this.database = dependencies.__pg_connection__
    this.keptDays = retention?.sentMailDays ?? 30
    this.shop = { url: publicUrl ?? "http://localhost:8000", owner: smtp?.owner ?? "" }
  }

  /** @returns whether it is new: a mail with this id is kept once */
  async add(mail: { id: string; kind: string; payload: Record<string, unknown> }) {
    const { rows } = await this.database.raw(
      `insert into outbox_mail (id, kind, payload) values (:id, :kind, :payload)
       on conflict (id) do nothing returning id`,
      { ...mail, payload: JSON.stringify(mail.payload) },
    )
    return rows.length > 0
  }

  /** Takes a mail that is due, for as long as an attempt may last. */
  async claim(): Promise<WaitingMail | undefined> {
    const { rows } = await this.database.raw<WaitingMail>(
      `update outbox_mail
       set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => :lease), updated_at = now()
       where id = (
         select id from outbox_mail where state = 'waiting' and next_attempt_at <= now() and deleted_at is null
         order by next_attempt_at limit 1 for update skip locked
       )
       returning id, kind, payload, attempts, extract(epoch from now() - created_at)::float8 as age`,
      { lease: LEASE_SECONDS },
    )
    return rows[0]
  }

  /** It is with the mail server; what it was made of goes. */
  async markSent({ id }: { id: string }) {
    await this.database.raw(
      `update outbox_mail set state = 'sent', sent_at = now(), updated_at = now(), last_error = null, payload = '{}'
       where id = :id`,
      { id },
    )
  }

  /** It will never be sent, and says why. */
  async drop({ id }: { id: string }, reason: string) {
    await this.database.raw(
      `update outbox_mail set state = 'dropped', updated_at = now(), last_error = :reason, payload = '{}'
       where id = :id and state = 'waiting'`,
      { id, reason },
    )
  }

  /** It is due again later, unless somebody else has taken it since. */
  async postpone({ id, attempts }: { id: string; attempts: number }, reason: string) {
    await this.database.raw(
      `update outbox_mail
       set next_attempt_at = now() + make_interval(secs => ${RETRY_SECONDS}), updated_at = now(), last_error = :reason
       where id = :id and attempts = :attempts and state = 'waiting'`,
      { id, attempts, reason: reason.slice(0, 500) },
    )
  }

  /** @returns seconds until the next mail is due; undefined when none is waiting */
  async nextDue(): Promise<number | undefined> {
    const { rows } = await this.database.raw<{ seconds: number | null }>(
      `select extract(epoch from min(next_attempt_at) - now())::float8 as seconds
       from outbox_mail where state = 'waiting' and deleted_at is null`,
    )
    return rows[0].seconds ?? undefined
  }

  async countWaiting(): Promise<number> {
    const { rows } = await this.database.raw<{ count: number }>(
      "select count(*)::int as count from outbox_mail where state = 'waiting' and deleted_at is null",
    )
    return rows[0].count
  }

  /** Forgets what was sent or dropped long ago (SENT_MAIL_DAYS). */
  async clear() {
    await this.database.raw(
      `delete from outbox_mail where state <> 'waiting' and updated_at < now() - make_interval(days => :days)`,
      { days: this.keptDays },
    )
  }
}
