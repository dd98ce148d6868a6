import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, createCustomerAddressesWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { toAddress, toCustomerAddress } from "../address"
import type { NewAddress } from "../contract"
import { addressLock } from "./address-lock"
import { listAddressesStep } from "./steps/list-addresses"
import { requireRoomStep } from "./steps/require-room"
import { requireStatesStep } from "./steps/require-states"

/**
 * Saves a further address of a shopper; the first becomes the default.
 * @throws HttpError 409 when there are four already, 400 when its state is not that of its postal code
 */
export const createAddressWorkflow = createWorkflow(
  "accounts-create-address",
  (input: { customer_id: string; address: NewAddress }) => {
    requireStatesStep(transform(input, ({ address }) => [address]))
    const lock = transform(input, ({ customer_id }) => addressLock(customer_id))
    acquireLockStep(lock)
    const saved = listAddressesStep(input.customer_id)
    requireRoomStep(saved)
    const addresses = transform({ input, saved }, ({ input: { customer_id, address }, saved }) => [
      { ...toCustomerAddress({ ...address, is_default: address.is_default || saved.length === 0 }), customer_id },
    ])
    const created = createCustomerAddressesWorkflow.runAsStep({ input: { addresses } })
    releaseLockStep(lock)
    return new WorkflowResponse(transform(created, ([address]) => toAddress(address)))
  },
)
