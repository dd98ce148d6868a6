import { OFFERS } from "@haat/checkout/contract"
import { Module } from "@medusajs/framework/utils"
import { OffersService } from "./service"

export default Module(OFFERS, { service: OffersService })
