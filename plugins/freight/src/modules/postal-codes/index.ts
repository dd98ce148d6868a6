import { Module } from "@medusajs/framework/utils"
import PostalCodesService from "./service"

export const POSTAL_CODES = "postalCodes"

export default Module(POSTAL_CODES, { service: PostalCodesService })
