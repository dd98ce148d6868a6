import { Module } from "@medusajs/framework/utils"
import { KnownBrowsersService } from "./service"

export const KNOWN_BROWSERS = "known_browsers"

export default Module(KNOWN_BROWSERS, { service: KnownBrowsersService })
