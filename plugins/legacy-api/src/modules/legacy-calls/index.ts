import { Module } from "@medusajs/framework/utils"
import { LEGACY_CALLS } from "../../contract"
import { LegacyCallsService } from "./service"

export default Module(LEGACY_CALLS, { service: LegacyCallsService })
