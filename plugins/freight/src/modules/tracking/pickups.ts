import type { Transaction } from "@haat/sdk/server/database"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  type Account,
  bookParcel,
  cancelBookings,
  type ShiprocketOptions,
  toReturnOrder,
  trackingPage,
} from "medusa-fulfillment-shiprocket"
import { carrierPickupLocation, withCarrierErrors } from "../../carrier"
import type { ReturnFacts } from "../../queries/carrier-facts"
import {
  type ClaimedPickup,
  checkPickupNow,
  claimFailedPickup,
  claimPickups,
  endPickup,
  insertPickup,
  releasePickup,
  saveBooking,
  writeProblem,
} from "./queries/return-pickups"

type Carrier = { account: Account; options: ShiprocketOptions }

/** Pickups of returned goods by the carrier: requests, and their bookings. */
export class Pickups {
  constructor(
    private readonly db: Knex,
    private readonly carrier: Carrier | undefined,
  ) {}

  /** Requests a pickup for a return. Does nothing without a carrier account. */
  async request(trx: Transaction, pickup: { return_id: string; order_id: string }): Promise<void> {
    if (this.carrier) await insertPickup(trx, pickup)
  }

  /**
   * Updates the pickup after a change of its return: it is followed, or cancelled when it is no longer needed.
   */
  async followReturn(trx: Transaction, return_id: string): Promise<void> {
    await checkPickupNow(trx, return_id)
  }

  /** Books the pickup with the carrier and stores the courier and the tracking number. @throws HttpError 502 */
  async book(id: string, facts: ReturnFacts): Promise<void> {
    const { account, options } = this.#needed()
    const location = carrierPickupLocation(facts) ?? options.pickupLocation
    const booked = await withCarrierErrors(async () => {
      const shop = await account.client.findPickupLocation(location)
      return bookParcel(account.client, toReturnOrder({ order_id: id, facts, shop }), "back")
    })
    await saveBooking(this.db, id, { ...booked, url: trackingPage(options.url, booked.awb) })
  }

  /** Cancels the carrier's bookings of a pickup. @throws HttpError 502 */
  async cancel(id: string): Promise<void> {
    await withCarrierErrors(() => cancelBookings(this.#needed().account.client, id, "back"))
  }

  claim = (most: number, return_id?: string) => claimPickups(this.db, most, return_id)
  claimFailedPickup = (return_id: string) => claimFailedPickup(this.db, return_id)
  release = (pickup: ClaimedPickup, failures: number) => releasePickup(this.db, pickup, failures)
  writeProblem = (id: string, problem: string, rejected?: boolean) => writeProblem(this.db, id, problem, rejected)
  end = (id: string, canceled: boolean) => endPickup(this.db, id, canceled)

  #needed(): Carrier {
    if (!this.carrier) throw new Error("Nothing can be picked up without the option shiprocket")
    return this.carrier
  }
}
