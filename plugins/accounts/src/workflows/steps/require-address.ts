import { HttpError } from "@haat/sdk/server/http-error"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ACCOUNT_ERRORS } from "../../errors"

/**
 * Looks an address up among the shopper's own, so that another's id is as unknown as a made-up one.
 * @throws HttpError 404
 */
export const requireAddressStep = createStep(
  "accounts-require-address",
  async ({ saved, id }: { saved: CustomerAddressDTO[]; id: string }) => {
    const address = saved.find((candidate) => candidate.id === id)
    if (!address) throw new HttpError(ACCOUNT_ERRORS.no_such_address)
    return new StepResponse(address)
  },
)
