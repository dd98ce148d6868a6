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

const takeBackStep = createStep("freight-take-back", async (input: Input, { container }) => {
  const left = await findUnrecorded(container, input.fulfillment_id)
  if (left && !left.by_hand) {
    const references = [true, false].map((whole) => bookingReference({ ...input, whole }))
    await container.resolve<FreightService>("freight").takeBack(references)
  }
  if (left) await dropUnrecorded(container, input.fulfillment_id)
  return new StepResponse(!!left)
})

/** Takes back a parcel that was begun and will never leave: the carrier's booking, then our row. One that left stays. */
export const takeBackParcelWorkflow = createWorkflow("freight-take-back-parcel", (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const done = takeBackStep(input)
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(done)
})
