import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { toAddress } from "../address"
import { REPLACE_ADDRESSES, type ReplaceAddresses } from "../contract"
import { PROFILES } from "../modules/profiles"
import type { ProfilesService } from "../modules/profiles/service"
import { addressLock } from "./address-lock"
import { listAddressesStep } from "./steps/list-addresses"
import { requireStatesStep } from "./steps/require-states"

type Input = ReplaceAddresses & { customer_id: string }

/** One transaction; what follows it only reads. */
const replaceAddressesStep = createStep(
  { name: "accounts-replace-addresses-step", noCompensation: true },
  async ({ customer_id, addresses }: Input, { container }) => {
    await container.resolve<ProfilesService>(PROFILES).replaceAddresses(customer_id, addresses)
    return new StepResponse(addresses.length)
  },
)

/**
 * Makes a shopper's addresses the given ones. Returns all of them, oldest first.
 * @throws HttpError 400 when the state of one is not that of its postal code
 */
export const replaceAddressesWorkflow = createWorkflow(REPLACE_ADDRESSES, (input: Input) => {
  requireStatesStep(transform(input, ({ addresses }) => addresses))
  const lock = transform(input, ({ customer_id }) => addressLock(customer_id))
  acquireLockStep(lock)
  replaceAddressesStep(input)
  const saved = listAddressesStep(input.customer_id)
  releaseLockStep(lock)
  // a transform is run also where the step before it was not reached
  return new WorkflowResponse(transform(saved, (addresses) => (addresses ?? []).map(toAddress)))
})
