import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { toAddress } from "../address"

/** A shopper's addresses, oldest first. */
export async function listAddresses(scope: MedusaContainer, customer_id: string) {
  const customers = scope.resolve<ICustomerModuleService>(Modules.CUSTOMER)
  const saved = await customers.listCustomerAddresses({ customer_id }, { order: { created_at: "ASC", id: "ASC" } })
  return saved.map(toAddress)
}
