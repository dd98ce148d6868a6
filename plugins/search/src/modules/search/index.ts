import { PRODUCT_INDEX } from "@haat/catalog/contract"
import { Module } from "@medusajs/framework/utils"
import { ProductSearchService } from "./service"

export default Module(PRODUCT_INDEX, { service: ProductSearchService })
