import { setTimeout as later } from "node:timers/promises"
import type { Transaction } from "@haat/sdk/server/database"
import { MedusaService } from "@medusajs/framework/utils"
import { OutboxMail } from "./models/outbox-mail"
import {
  claimMail,
  countWaiting,
  deleteOld,
  insertMail,
  markDropped,
  markSent,
  postponeMail,
  secondsUntilNextMail,
  type WaitingMail,
} from "./queries/outbox"
import { deleteNotifications, MAIL_DATA } from "./queries/personal-data"
import { Rounds } from "./rounds"

type Options = { publicUrl?: string; smtp?: { owner?: string }; retention?: { sentMailDays: number } }

export type { WaitingMail }

/** Longer than one attempt can take (20 s at the mail server), so that no process claims a mail that is being sent. */
const LEASE_SECONDS = 45
const WRITE_AGAIN_MS = 1_000

/** Mails on their way. Any number of processes may share it: each mail is taken by one of them at a time. */
export class MailOutboxService extends MedusaService({ OutboxMail }) {
  readonly personalData = MAIL_DATA
  /** This process's turns of sending: one at a time, however many events ask for it. */
  readonly rounds = new Rounds()
  /** Public URL of the shop, and the recipient of messages to the owner. */
  readonly shop: { url: string; owner: string }
  private readonly database: Transaction
  private readonly keptDays: number

  constructor(dependencies: { __pg_connection__: Transaction }, options: Options = {}) {
    super(dependencies, options)
    const { publicUrl, smtp, retention } = options
    this.database = dependencies.__pg_connection__
    this.keptDays = retention?.sentMailDays ?? 30
    this.shop = { url: publicUrl ?? "http://localhost:8000", owner: smtp?.owner ?? "" }
  }

  /** @returns whether it is new: a mail with this id is kept once */
  add(mail: { id: string; kind: string; payload: Record<string, unknown> }): Promise<boolean> {
    return insertMail(this.database, mail)
  }

  /**
   * Takes a mail that is due, of the kinds in `first` before any other, for as long as an attempt may last.
   * @returns it, null when none is due, and in how many seconds the next of the others is; null when no other waits
   */
  claim(first: string[] = []): Promise<{ mail: WaitingMail | null; next: number | null }> {
    return claimMail(this.database, { lease: LEASE_SECONDS, first })
  }

  /** Marks a mail as passed to the mail server, and deletes its payload. */
  async markSent({ id }: { id: string }) {
    await this.writeOutcome(() => markSent(this.database, id))
  }

  /** Marks a mail as never to be sent, with the reason. */
  async drop({ id }: { id: string }, reason: string) {
    await this.writeOutcome(() => markDropped(this.database, { id, reason }))
  }

  /** Makes a mail due again later, unless another process has claimed it since. */
  async postpone({ id, attempts }: { id: string; attempts: number }, reason: string) {
    await this.writeOutcome(() => postponeMail(this.database, { id, attempts, reason: reason.slice(0, 500) }))
  }

  /** @returns seconds until the next mail is due; undefined when none is waiting */
  async nextDue(): Promise<number | undefined> {
    return (await secondsUntilNextMail(this.database)) ?? undefined
  }

  /** Number of mails that wait to be sent. */
  countWaiting(): Promise<number> {
    return countWaiting(this.database)
  }

  /** Deletes what was sent or dropped long ago (SENT_MAIL_DAYS). */
  async clear() {
    await deleteOld(this.database, this.keptDays)
  }

  /** Deletes the record of mails that were sent long ago (SENT_MAIL_DAYS). */
  async deleteOldNotifications() {
    await deleteNotifications(this.database, this.keptDays)
  }

  /**
   * Writes what became of a mail, again and again while it is this process's: a mail not known to be sent is sent
   * again.
   */
  private async writeOutcome(write: () => PromiseLike<unknown>) {
    const end = Date.now() + LEASE_SECONDS * 1_000
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (Date.now() > end) throw error
        await later(WRITE_AGAIN_MS)
      }
    }
  }
}
