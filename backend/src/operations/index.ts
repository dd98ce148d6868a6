import { Module } from "@medusajs/framework/utils"
import { OperationsService } from "./service"

export default Module("operations", { service: OperationsService })
