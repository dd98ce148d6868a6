import { Module } from "@medusajs/framework/utils"
import { makeStockRelative } from "./relative-stock"
import { CheckoutService } from "./service"

export const CHECKOUT = "checkout"

export default Module(CHECKOUT, { service: CheckoutService, loaders: [makeStockRelative] })
