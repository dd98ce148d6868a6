import { pickUpReturn } from "@haat/checkout/workflows/move-return"
import { HttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { TRACKING } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { nextPickupStep, TAKEN } from "../modules/tracking/next-pickup-step"
import type { ClaimedPickup } from "../modules/tracking/queries/return-pickups"
import type { TrackingService } from "../modules/tracking/service"
import { readReturnFacts } from "../queries/carrier-facts"

const CANCELED = "Shiprocket has cancelled the pickup. Please arrange it by hand"
const TAKEN_ANYWAY = "Shiprocket picked the goods up before the pickup was cancelled"

/** Runs the next step of a claimed pickup. Never throws; a failed step is retried later. */
export async function settlePickup(container: MedusaContainer, pickup: ClaimedPickup): Promise<void> {
  const { pickups } = container.resolve<TrackingService>(TRACKING)
  const { id, failures } = pickup
  try {
    if (!(await doNext(container, pickup))) await pickups.release(pickup, 0)
  } catch (error) {
    const { message } = error as Error
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Pickup of ${id} is looked at again later: ${message}`)
    if (error instanceof HttpError && !pickup.number) await pickups.writeProblem(id, message)
    await pickups.release(pickup, failures + 1)
  }
}

/** @returns whether it is at its end */
async function doNext(container: MedusaContainer, pickup: ClaimedPickup): Promise<boolean> {
  const tracking = container.resolve<TrackingService>(TRACKING)
  const { pickups } = tracking
  const { id, number, phase, state } = pickup
  switch (nextPickupStep(pickup)) {
    case "book":
      await book(container, pickup)
      return false
    case "cancel":
      await cancel(tracking, id)
      return true
    case "move on":
      await pickUpReturn(container, id)
      return false
    case "follow": {
      const news = await tracking.readNews(number ?? "")
      if (news) await tracking.record(news)
      return false
    }
    case "end":
      if (phase === "canceled" && state === "approved") await pickups.writeProblem(id, CANCELED)
      if (TAKEN.some((one) => one === phase) && (state === "canceled" || state === "rejected"))
        await pickups.writeProblem(id, TAKEN_ANYWAY)
      await pickups.end(id, false)
      return true
    case "wait":
      return false
  }
}

/** Books a pickup. A rejection by the carrier is shown to the owner in the carrier's words. */
async function book(container: MedusaContainer, { id }: ClaimedPickup) {
  const { pickups } = container.resolve<TrackingService>(TRACKING)
  const facts = await readReturnFacts(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!facts) return
  try {
    await pickups.book(id, facts)
  } catch (error) {
    if (!isOneOf(error, FREIGHT_ERRORS.carrier_refused)) throw error
    await pickups.writeProblem(id, (error as Error).message, true)
  }
}

/** Cancels a pickup. A failure is shown to the owner. */
async function cancel({ pickups }: TrackingService, id: string) {
  try {
    await pickups.cancel(id)
    await pickups.end(id, true)
  } catch (error) {
    if (!isOneOf(error, FREIGHT_ERRORS.carrier_refused)) throw error
    await pickups.writeProblem(id, (error as Error).message)
    await pickups.end(id, false)
  }
}

/** Runs the due step of a return's pickup immediately, so that staff see the result. Never throws. */
export async function settleDuePickup(container: MedusaContainer, return_id: string): Promise<void> {
  const [pickup] = await container.resolve<TrackingService>(TRACKING).pickups.claim(1, return_id)
  if (pickup) await settlePickup(container, pickup)
}
