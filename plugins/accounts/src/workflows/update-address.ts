import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep, updateCustomerAddressesWorkflow } from "@medusajs/medusa/core-flows"
import { toAddress, toCustomerAddress } from "../address"
import type { NewAddress } from "../contract"
import { addressLock } from "./address-lock"
import { listAddressesStep } from "./steps/list-addresses"
import { requireAddressStep } from "./steps/require-address"
import { requireStatesStep } from "./steps/require-states"

/**
 * Replaces one of a shopper's addresses. Marking it moves the default here; the default stays one until another takes over.
 * @throws HttpError 404 when it is not among the shopper's own, 400 when its state is not that of its postal code
 */
export const updateAddressWorkflow = createWorkflow(
  "accounts-update-address",
  (input: { customer_id: string; id: string; address: NewAddress }) => {
    requireStatesStep(transform(input, ({ address }) => [address]))
    const lock = transform(input, ({ customer_id }) => addressLock(customer_id))
    acquireLockStep(lock)
    const saved = listAddressesStep(input.customer_id)
    const current = requireAddressStep({ saved, id: input.id })
    const change = transform({ input, current }, ({ input: { address }, current }) => ({
      selector: { id: current.id },
      update: toCustomerAddress({ ...address, is_default: address.is_default || current.is_default_shipping }),
    }))
    const updated = updateCustomerAddressesWorkflow.runAsStep({ input: change })
    releaseLockStep(lock)
    return new WorkflowResponse(transform(updated, ([address]) => toAddress(address)))
  },
)
