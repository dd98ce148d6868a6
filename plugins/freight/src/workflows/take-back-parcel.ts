import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type FreightService from "../modules/freight/service"
import { bookingReference } from "../parcel-id"
import { dropUnrecorded, findUnrecorded } from "../queries/unrecorded-parcel"
import { HOLD, orderKey } from "./order-key"

type Input = { order_id: string; fulfillment_id: string }

const takeBackStep = createStep(
  "freight-take-back",
  async (input: Input, { container }) => new StepResponse(await takeBackUnrecorded(container, input)),
)

/** Takes back a parcel that was begun and will never leave: the carrier's booking, then our row. One that left stays. */
export const takeBackParcelWorkflow = createWorkflow("freight-take-back-parcel", (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const done = takeBackStep(input)
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(done)
})

/**
 * Takes back a parcel that is no order's yet: the carrier's booking, then our row. The caller holds the order's key.
 * @returns whether there was one
 * @throws what the carrier's client throws, and then the row is kept
 */
export async function takeBackUnrecorded(
  container: MedusaContainer,
  parcel: { order_id: string; fulfillment_id: string },
): Promise<boolean> {
  const left = await findUnrecorded(container, parcel.fulfillment_id)
  if (!left) return false
  if (!left.by_hand) {
    const references = new Set([true, false].map((whole) => bookingReference({ ...parcel, whole })))
    await container.resolve<FreightService>("freight").takeBack([...references])
  }
  await dropUnrecorded(container, parcel.fulfillment_id)
  return true
}
