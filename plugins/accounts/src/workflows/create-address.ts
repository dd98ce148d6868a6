import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, createCustomerAddressesWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { toAddress, toCustomerAddress } from "../address"
import type { NewAddress } from "../contract"
import { addressLock } from "./address-lock"
import { listAddressesStep } from "./steps/list-addresses"
import { requireRoomStep } from "./steps/require-room"

/**
 * Saves a further address of a shopper; the first becomes the default.
 * @throws HttpError 409 when there are four already
 */
export const createAddressWorkflow = createWorkflow(
  "accounts-create-address",
  (input: { customer_id: string; address: NewAddress }) => {
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
