import type { Transaction } from "@haat/sdk/server/database"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  type Account,
  bookParcel,
  type ShiprocketOptions,
  takeBackBooking,
  toReturnOrder,
  trackingPage,
} from "medusa-fulfillment-shiprocket"
import { explainCarrier, pickupLocationOf } from "../../carrier"
import type { ReturnFacts } from "../../queries/carrier-facts"
import {
  type ClaimedPickup,
  checkPickupNow,
  claimFailed,
  claimPickups,
  endPickup,
  insertPickup,
  releasePickup,
  writeBooked,
  writeProblem,
} from "./queries/return-pickups"

type Carrier = { account: Account; options: ShiprocketOptions }

/** Pickups of returned goods by the carrier: requests, and their bookings. */
export class Pickups {
  constructor(
    private readonly db: Knex,
    private readonly carrier: Carrier | undefined,
  ) {}

  /** Requests one pickup of a return's goods. Does nothing where the shop has no account with the carrier. */
  async want(trx: Transaction, pickup: { return_id: string; order_id: string }): Promise<void> {
    if (this.carrier) await insertPickup(trx, pickup)
  }

  /**
   * Adapts the pickup to the new state of a return: a booked pickup is followed, or cancelled when it is no longer
   * needed.
   */
  async followReturn(trx: Transaction, return_id: string): Promise<void> {
    await checkPickupNow(trx, return_id)
  }

  /** Has the carrier fetch the goods, and writes down with whom and under which number. @throws HttpError 502 */
  async book(id: string, facts: ReturnFacts): Promise<void> {
    const { account, options } = this.#needed()
    const location = pickupLocationOf(facts) ?? options.pickupLocation
    const booked = await explainCarrier(async () => {
      const shop = await account.client.findPickupLocation(location)
      return bookParcel(account.client, toReturnOrder({ order_id: id, facts, shop }), "back")
    })
    await writeBooked(this.db, id, { ...booked, url: trackingPage(options.url, booked.awb) })
  }

  /** Takes back whatever the carrier has of it. @throws HttpError 502 */
  async cancel(id: string): Promise<void> {
    await explainCarrier(() => takeBackBooking(this.#needed().account.client, id, "back"))
  }

  claim = (most: number, return_id?: string) => claimPickups(this.db, most, return_id)
  claimFailed = (return_id: string) => claimFailed(this.db, return_id)
  release = (pickup: ClaimedPickup, failures: number) => releasePickup(this.db, pickup, failures)
  writeProblem = (id: string, problem: string, rejected?: boolean) => writeProblem(this.db, id, problem, rejected)
  end = (id: string, canceled: boolean) => endPickup(this.db, id, canceled)

  #needed(): Carrier {
    if (!this.carrier) throw new Error("Nothing can be picked up without the option shiprocket")
    return this.carrier
  }
}
