import { ORDER_READER } from "@haat/checkout/contract"
import { Module } from "@medusajs/framework/utils"
import { ReadModelService } from "./service"

export default Module(ORDER_READER, { service: ReadModelService })
