import { Module } from "@medusajs/framework/utils"
import { StockNoticesService } from "./service"

export const STOCK_NOTICES = "stock_notices"

export default Module(STOCK_NOTICES, { service: StockNoticesService })
