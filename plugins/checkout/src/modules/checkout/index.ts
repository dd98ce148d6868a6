import { Module } from "@medusajs/framework/utils"
import { CheckoutService } from "./service"

export const CHECKOUT = "checkout"

export default Module(CHECKOUT, { service: CheckoutService })
