import type { Transaction } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { MAX_WAITING_DAYS } from "../../contract"
import { MAIL_ERRORS } from "../../errors"
import { MAIL_FORM_ERRORS } from "../../form-errors"
import { StockNotice } from "./models/stock-notice"
import {
  type BackInStock,
  deleteNoticesOfRecipient,
  deleteOldNotices,
  findRequestedVariant,
  insertNotice,
  notifyWaitingShoppers,
  readBackInStock,
} from "./queries/notices"
import { STOCK_NOTICE_DATA } from "./queries/personal-data"
import { isSignedNotice, signNotice } from "./signature"

type Options = { publicUrl?: string; cookieSecret?: string; retention?: { sentMailDays: number } }

/** People to notify when a variant is back in stock. */
export class StockNoticesService extends MedusaService({ StockNotice }) {
  readonly personalData = STOCK_NOTICE_DATA
  private readonly database: Transaction
  private readonly keptDays: number
  private readonly publicUrl: string
  private readonly secret: string

  constructor(dependencies: { __pg_connection__: Transaction }, options: Options = {}) {
    super(dependencies, options)
    const { publicUrl = "http://localhost:8000", cookieSecret, retention } = options
    if (!cookieSecret) throw new Error("The mail plugin needs the option cookieSecret")
    this.database = dependencies.__pg_connection__
    this.keptDays = retention?.sentMailDays ?? 30
    this.publicUrl = publicUrl
    this.secret = cookieSecret
  }

  /**
   * Records that a person waits for the variant or product with this id. The response does not reveal whether they
   * wait already. @throws HttpError 404 when it is not sold, 409 when it is in stock
   */
  async ask(id: string, email: string) {
    const requested = await findRequestedVariant(this.database, id)
    if (!requested) throw new HttpError(MAIL_ERRORS.nothing_to_wait_for)
    const { product_id, variant_id, in_stock } = requested
    if (in_stock) throw new HttpError(MAIL_ERRORS.in_stock_already)
    const notice = { id: generateEntityId(undefined, "stno"), product_id, variant_id, email: email.toLowerCase() }
    await insertNotice(this.database, notice)
  }

  /**
   * Queues a mail for each notice whose variant can be bought now, of these products or of all.
   * @returns the number of mails
   */
  tell(product_ids?: string[]): Promise<number> {
    return notifyWaitingShoppers(this.database, product_ids ?? null)
  }

  /** Contents of a mail, with the link that stops further ones; undefined when it is obsolete. */
  async read(id: string): Promise<(BackInStock & { stop_url: string }) | undefined> {
    const notice = await readBackInStock(this.database, id)
    const stop_url = `${this.publicUrl}/stop-notices/${id}/${signNotice(id, this.secret)}`
    return notice && { ...notice, stop_url }
  }

  /**
   * Deletes all waiting notices of the person to whom this notice was addressed.
   * @throws HttpError 400 when the signature is not ours
   */
  async stop(id: string, signature: string) {
    if (!isSignedNotice(id, signature, this.secret)) throw new HttpError(MAIL_FORM_ERRORS.link_incomplete)
    await deleteNoticesOfRecipient(this.database, id)
  }

  /** Deletes notices that were mailed more than SENT_MAIL_DAYS ago, and those that have waited for too long. */
  async clear() {
    await deleteOldNotices(this.database, { afterMail: this.keptDays, waiting: MAX_WAITING_DAYS })
  }
}
