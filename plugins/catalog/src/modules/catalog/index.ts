import { Module } from "@medusajs/framework/utils"
import CatalogModuleService from "./service"

export const CATALOG = "catalog"

export default Module(CATALOG, { service: CatalogModuleService })
