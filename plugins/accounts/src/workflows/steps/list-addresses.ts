import type { ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** A shopper's saved addresses, oldest first. */
export const listAddressesStep = createStep("accounts-list-addresses", async (customer_id: string, { container }) => {
  const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER)
  const addresses = await customers.listCustomerAddresses({ customer_id }, { order: { created_at: "ASC", id: "ASC" } })
  return new StepResponse(addresses)
})
