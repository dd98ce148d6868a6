import { setTimeout as later } from "node:timers/promises"
import { LOCALES, type Locale } from "@haat/sdk/locale"
import type { Database, Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { MailTexts, SaveMailTexts } from "../../contract"
import { MAIL_ERRORS } from "../../errors"
import { listFailedParts } from "../../sending/mail-parts"
import { CoalescingRunner } from "./coalescing-runner"
import { MailText } from "./models/mail-text"
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
import { type EditedTextRow, lockTexts, readTexts, writeText } from "./queries/texts"

type Options = { publicUrl?: string; smtp?: { owner?: string }; retention?: { sentMailDays: number } }

export type { WaitingMail }

/** Longer than one attempt can take (20 s at the mail server), so that no process claims a mail that is being sent. */
const LEASE_SECONDS = 45
const RETRY_DELAY_MS = 1_000

/** Mails that wait to be sent. Any number of processes may share it: each mail is claimed by one of them at a time. */
export class MailOutboxService extends MedusaService({ OutboxMail, MailText }) {
  readonly personalData = MAIL_DATA
  /** Runs sending in this process: one run at a time, however many events request it. */
  readonly runner = new CoalescingRunner()
  /** Public URL of the shop, and the recipient of messages to the owner. */
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

  /** Adds a mail; a repeated id adds nothing. @returns whether it was added */
  add(mail: { id: string; kind: string; payload: Record<string, unknown> }): Promise<boolean> {
    return insertMail(this.database, mail)
  }

  /**
   * Claims a due mail for the lease, mails of the kinds in `first` before all others.
   * @returns the mail, null when none is due; and the seconds until the next one is due, null when no other waits
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

  /** Lists how often the parts of a plugin were left out of mails of a kind in this process. */
  readonly listFailedParts = listFailedParts

  /** Number of mails that wait to be sent. */
  countWaiting(): Promise<number> {
    return countWaiting(this.database)
  }

  /** Deletes mails that were sent or dropped more than SENT_MAIL_DAYS ago. */
  async clear() {
    await deleteOld(this.database, this.keptDays)
  }

  /** Returns the owner's texts of a kind in a language; undefined while the mail's own are used. */
  async findText(kind: string, language: Locale): Promise<EditedTextRow | undefined> {
    return (await readTexts(this.database, kind)).find((text) => text.language === language)
  }

  /** Returns the owner's texts of all kinds; empty ones stand for the mail's own. */
  listTexts(): Promise<EditedTextRow[]> {
    return readTexts(this.database, null)
  }

  /** Returns the owner's texts of a kind in all languages, with their version. */
  readTexts(kind: string): Promise<SaveMailTexts> {
    return readAllLanguages(this.database, kind)
  }

  /** Saves the owner's texts of a kind. @throws HttpError 409 when another version was saved meanwhile */
  async saveTexts(kind: string, { version, ...texts }: SaveMailTexts): Promise<void> {
    await this.database.transaction(async (trx) => {
      await lockTexts(trx)
      const saved = await readAllLanguages(trx, kind)
      if (saved.version !== version) throw new HttpError(MAIL_ERRORS.mail_text_changed)
      for (const language of LOCALES)
        await writeText(trx, {
          id: generateEntityId(undefined, "mtext"),
          kind,
          language,
          subject: texts[`subject_${language}`],
          intro: texts[`intro_${language}`],
          version: version + 1,
        })
    })
  }

  /** Deletes Medusa's notifications of mails that were sent more than SENT_MAIL_DAYS ago. */
  async deleteOldNotifications() {
    await deleteNotifications(this.database, this.keptDays)
  }

  /**
   * Writes the outcome of a mail and retries until the lease ends; without the outcome, the mail would be sent again.
   */
  private async writeOutcome(write: () => PromiseLike<unknown>) {
    const deadline = Date.now() + LEASE_SECONDS * 1_000
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (Date.now() > deadline) throw error
        await later(RETRY_DELAY_MS)
      }
    }
  }
}

const NO_TEXTS: MailTexts = { subject_en: "", intro_en: "", subject_hi: "", intro_hi: "" }

async function readAllLanguages(db: Transaction, kind: string): Promise<SaveMailTexts> {
  const rows = await readTexts(db, kind)
  const texts = rows.map(({ language, subject, intro }) => ({
    [`subject_${language}`]: subject,
    [`intro_${language}`]: intro,
  }))
  return Object.assign({ ...NO_TEXTS, version: rows[0]?.version ?? 0 }, ...texts)
}
