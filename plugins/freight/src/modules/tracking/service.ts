import { createHash, timingSafeEqual } from "node:crypto"
import type { ReturnedParcels } from "@haat/checkout/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { type Account, accountOf, type CourierNews, type ShiprocketOptions } from "medusa-fulfillment-shiprocket"
import type { TrackingLinks } from "../../contract"
import { countReturnedParcels } from "../../queries/count-returned-parcels"
import { type LinkState, TrackingLinkSigner } from "./link"
import { CourierStep } from "./models/courier-step"
import { ParcelWatch } from "./models/parcel-watch"
import { ReturnPickup } from "./models/return-pickup"
import { RevokedTrackingLink } from "./models/revoked-tracking-link"
import { Pickups } from "./pickups"
import { saveCourierNews } from "./queries/record-news"
import { findPickupId } from "./queries/return-pickups"
import { readRevocation, revokeLinks } from "./queries/revoked-links"
import { findTrackedParcel, stopTracking, trackNewParcels, type WatchedParcel } from "./queries/watches"
import { claimDueParcels, scheduleNextCheck } from "./queries/watches-due"

type Options = {
  cookieSecret?: string
  /** `webhookSecret`: value of x-api-key in the carrier's webhook */
  shiprocket?: ShiprocketOptions & { webhookSecret?: string }
}

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Tracking of parcels: the carrier's reports, pending requests to the carrier, and the tracking links of orders. */
export class TrackingService
  extends MedusaService({ CourierStep, ParcelWatch, ReturnPickup, RevokedTrackingLink })
  implements TrackingLinks, ReturnedParcels
{
  readonly pickups: Pickups
  readonly #db: Knex
  readonly #links: TrackingLinkSigner
  readonly #account: Account | undefined
  readonly #webhookSecret: string | undefined

  constructor(container: Record<string, unknown>, { cookieSecret, shiprocket }: Options) {
    super(...arguments)
    if (!cookieSecret) throw new Error("Links to follow an order need the option cookieSecret")
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    const logger = container.logger as Logger | undefined
    this.#links = new TrackingLinkSigner(cookieSecret)
    this.#account = shiprocket && accountOf(shiprocket, (sentence) => logger?.warn(sentence))
    this.pickups = new Pickups(this.#db, this.#account && shiprocket && { account: this.#account, options: shiprocket })
    this.#webhookSecret = shiprocket?.webhookSecret
  }

  /** Returns the path of a tracking link of an order. */
  trackingPath(order_id: string): string {
    return `/follow/${this.#links.sign(order_id, Date.now())}`
  }

  /** Returns the order of a tracking link and whether the link is valid. */
  async openLink(token: string): Promise<LinkState> {
    const link = this.#links.open(token, Date.now())
    if (link.state !== "open") return link
    const revoked_at = await readRevocation(this.#db, link.order_id)
    return revoked_at && revoked_at.getTime() >= link.made_at ? { state: "revoked" } : link
  }

  /** Invalidates the links made so far. */
  async revokeLinks(order_id: string): Promise<void> {
    await revokeLinks(this.#db, order_id)
  }

  /** Returns whether a webhook's key is the configured secret; false when none is configured. */
  isFromCarrier(key: string | undefined): boolean {
    return !!this.#webhookSecret && !!key && timingSafeEqual(digest(key), digest(this.#webhookSecret))
  }

  /**
   * Stores a carrier report. Ignores unknown tracking numbers.
   * @returns whether the tracking number is known
   */
  async record(news: CourierNews): Promise<boolean> {
    const watched = await findTrackedParcel(this.#db, news.number)
    const pickup_id = watched ? undefined : await findPickupId(this.#db, news.number)
    if (watched) await saveCourierNews(this.#db, { table: "parcel_watch", id: watched.id }, news)
    if (pickup_id) await saveCourierNews(this.#db, { table: "return_pickup", id: pickup_id }, news)
    return !!(watched ?? pickup_id)
  }

  /** Returns the carrier's current report on a parcel. Throws the errors of its client. */
  async readNews(number: string): Promise<CourierNews | undefined> {
    return this.#account?.client.track(number)
  }

  /** Returns the number of a shopper's parcels that came back undelivered or are on their way back. */
  countReturned: ReturnedParcels["countReturned"] = (customer_id) => countReturnedParcels(this.#db, customer_id)

  trackNewParcels = () => trackNewParcels(this.#db)
  claimDueParcels = (most: number) => claimDueParcels(this.#db, most)
  scheduleNextCheck = (id: string, failures: number) => scheduleNextCheck(this.#db, id, failures)
  stopTracking = (id: string) => stopTracking(this.#db, id)
}

export type { WatchedParcel }
