import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * Looks an address up among the shopper's own, so that another's id is as unknown as a made-up one.
 * @throws NOT_FOUND
 */
export const requireAddressStep = createStep(
  "accounts-require-address",
  async ({ saved, id }: { saved: CustomerAddressDTO[]; id: string }) => {
    const address = saved.find((candidate) => candidate.id === id)
    if (!address) throw new MedusaError(MedusaError.Types.NOT_FOUND, "You have no such address")
    return new StepResponse(address)
  },
)
