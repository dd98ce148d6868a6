import { Module } from "@medusajs/framework/utils"
import { CATALOG } from "../../contract"
import CatalogModuleService from "./service"

export { CATALOG }

export default Module(CATALOG, { service: CatalogModuleService })
