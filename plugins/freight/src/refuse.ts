import { MedusaError } from "@medusajs/framework/utils"
import type { ShippingRefusal } from "./contract"

/** A refusal with a status of its own (see SHIPPING_REFUSALS in the contract); the message is for the owner. */
export const refuse = (code: ShippingRefusal, message: string) =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
