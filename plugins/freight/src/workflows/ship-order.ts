import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { type ManualParcel, SHIP_ORDER } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { nextParcel } from "../one-place"
import { parcelId } from "../parcel-id"
import { findParcels, waitsForState } from "../queries/find-parcels"
import { findUnrecorded } from "../queries/unrecorded-parcel"
import { HOLD, orderKey } from "./order-key"
import { bookParcelStep } from "./steps/book-parcel"
import { recordParcelStep } from "./steps/record-parcel"

type Input = { order_id: string; by_hand?: ManualParcel; warehouse_id?: string }

const checkShippableStep = createStep(
  "freight-check-shippable",
  async ({ order_id, by_hand, warehouse_id }: Input, { container }) => {
    const { canceled, refunded, waits_for, unpaid_because, parcels, remaining, count, ...found } = await findParcels(
      container,
      order_id,
    )
    if (canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const waiting = parcels.filter(({ shipped }) => !shipped)
    if (!waiting.length && !remaining.length) throw new HttpError(FREIGHT_ERRORS.already_shipped)
    const packed = waiting.find(({ location_id }) => !warehouse_id || location_id === warehouse_id)
    if (unpaid_because) throw new HttpError(FREIGHT_ERRORS.waits_for_payment, { reason: unpaid_because })
    if (waits_for) throw new HttpError(FREIGHT_ERRORS.waits_for_return, { number: waits_for })
    if (refunded) throw new HttpError(FREIGHT_ERRORS.money_given_back)
    if (waitsForState({ ...found, parcels })) throw new HttpError(FREIGHT_ERRORS.waits_for_state)
    if (packed && by_hand) throw new HttpError(FREIGHT_ERRORS.already_booked)
    const fulfillment_id = packed?.id ?? parcelId(order_id, count)
    const begun = packed ? undefined : await findUnrecorded(container, fulfillment_id)
    const begun_at = begun && (begun.booked || begun.by_hand) ? begun.location_id : undefined
    const content = packed
      ? { items: packed.items, location_id: undefined }
      : nextParcel(remaining, warehouse_id, begun_at)
    return new StepResponse({
      ...{ order_id, packed: !!packed, fulfillment_id, ...content },
      shipping_option_id: found.shipping_option_id ?? "",
    })
  },
)

/**
 * Books one parcel for all goods that have not left one warehouse yet and records that it is on its way; with `by_hand`
 * another carrier already has the parcel, and nothing is booked. Of two concurrent requests the second is rejected.
 * When the carrier fails, nothing is changed here, and trying again, or by hand, is safe. A process that dies leaves at
 * most a booking that belongs to no order yet: the next attempt takes it over, or the job does (`finish-shipments.ts`).
 */
export const shipOrderWorkflow = createWorkflow(SHIP_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const parcel = checkShippableStep(input)
  when(parcel, ({ packed }) => !packed).then(() => {
    bookParcelStep(transform({ input, parcel }, ({ input: { by_hand }, parcel }) => ({ ...parcel, by_hand })))
  })
  const fulfillment_id = recordParcelStep(transform(parcel, (parcel) => ({ ...parcel, leaves: true })))
  when(parcel, ({ packed }) => !packed).then(() => {
    const data = transform(parcel, ({ order_id, fulfillment_id }) => ({ order_id, fulfillment_id }))
    emitEventStep({ eventName: "order.fulfillment_created", data }).config({ name: "emit-parcel-booked" })
  })
  emitEventStep({ eventName: "shipment.created", data: { id: fulfillment_id } })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse({ fulfillment_id })
})
