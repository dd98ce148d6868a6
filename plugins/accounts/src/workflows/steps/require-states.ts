import type { AddressState } from "@haat/places/contract"
import { requireState } from "@haat/places/require-state"
import { createStep } from "@medusajs/framework/workflows-sdk"

/** @throws HttpError 400 when the state of one of these addresses is not that of its postal code */
export const requireStatesStep = createStep("accounts-require-states", async (addresses: AddressState[]) => {
  for (const address of addresses) await requireState(address)
})
