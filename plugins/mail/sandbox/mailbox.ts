import { parseMail } from "./parse-mail"

const MAX_MAILS = 500

export type Caught = ReturnType<typeof parseMail> & { id: number; received_at: string }

/** The newest mails, in memory. */
export class Mailbox {
  private mails: Caught[] = []
  private count = 0

  keep(raw: Buffer) {
    this.mails.unshift({ ...parseMail(raw), id: ++this.count, received_at: new Date().toISOString() })
    this.mails.length = Math.min(this.mails.length, MAX_MAILS)
  }

  /** Newest first; only those to this exact address when one is given. */
  list(to?: string | null) {
    const wanted = to?.trim().toLowerCase()
    return wanted
      ? this.mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted))
      : this.mails
  }

  find(id: number) {
    return this.mails.find((mail) => mail.id === id)
  }
}
