import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { HOLD, orderKey } from "./order-key"
import { takeBackUnrecorded } from "./take-back-unrecorded"

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
