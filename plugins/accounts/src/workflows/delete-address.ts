import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  deleteCustomerAddressesWorkflow,
  releaseLockStep,
  updateCustomerAddressesWorkflow,
} from "@medusajs/medusa/core-flows"
import { addressLock } from "./address-lock"
import { listAddressesStep } from "./steps/list-addresses"
import { requireAddressStep } from "./steps/require-address"

/**
 * Removes one of a shopper's addresses; when it was the default, the oldest that remains takes over.
 * @throws HttpError 404 when it is not among the shopper's own
 */
export const deleteAddressWorkflow = createWorkflow(
  "accounts-delete-address",
  (input: { customer_id: string; id: string }) => {
    const lock = transform(input, ({ customer_id }) => addressLock(customer_id))
    acquireLockStep(lock)
    const saved = listAddressesStep(input.customer_id)
    const address = requireAddressStep({ saved, id: input.id })
    const heir = transform({ saved, address }, ({ saved, address }) =>
      address.is_default_shipping ? saved.find(({ id }) => id !== address.id)?.id : undefined,
    )
    deleteCustomerAddressesWorkflow.runAsStep({ input: transform(address, ({ id }) => ({ ids: [id] })) })
    when("accounts-default-removed", { heir }, ({ heir }) => heir !== undefined).then(() => {
      const change = transform(heir, (id) => ({ selector: { id }, update: { is_default_shipping: true } }))
      updateCustomerAddressesWorkflow.runAsStep({ input: change })
    })
    releaseLockStep(lock)
    return new WorkflowResponse(address.id)
  },
)
