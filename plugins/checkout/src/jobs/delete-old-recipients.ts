import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"

/** Deletes the recipients of erased orders after INVOICE_DAYS days. */
export default async function deleteOldRecipients(container: MedusaContainer) {
  await container.resolve<CheckoutService>(CHECKOUT).deleteOldRecipients()
}

export const config = { name: "checkout-delete-old-recipients", schedule: "40 * * * *" }
