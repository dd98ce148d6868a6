import { patchRelativeStock } from "@haat/sdk/server/medusa-internals/relative-stock"
import { Module } from "@medusajs/framework/utils"
import { adjustStock } from "../../queries/adjust-stock"
import { CheckoutService } from "./service"

export const CHECKOUT = "checkout"

export default Module(CHECKOUT, { service: CheckoutService, loaders: [async () => patchRelativeStock(adjustStock)] })
