import { MedusaService } from "@medusajs/framework/utils"
import { MergedGuestCart } from "./models/merged-guest-cart"

export class CheckoutService extends MedusaService({ MergedGuestCart }) {}
