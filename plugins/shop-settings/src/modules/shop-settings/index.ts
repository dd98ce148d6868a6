import { Module } from "@medusajs/framework/utils"
import { SHOP_SETTINGS } from "../../contract"
import { collectSettings } from "./collect-settings"
import { ShopSettingsService } from "./service"

export default Module(SHOP_SETTINGS, { service: ShopSettingsService, loaders: [collectSettings] })
