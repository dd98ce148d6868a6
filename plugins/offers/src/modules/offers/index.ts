import { Module } from "@medusajs/framework/utils"
import { OFFERS } from "../../contract"
import { OffersService } from "./service"

export default Module(OFFERS, { service: OffersService })
