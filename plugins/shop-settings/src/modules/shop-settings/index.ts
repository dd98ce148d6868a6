import { Module } from "@medusajs/framework/utils"
import { SHOP_SETTINGS } from "../../contract"
import { loadPluginFiles } from "./load-plugin-files"
import { ShopSettingsService } from "./service"

export default Module(SHOP_SETTINGS, { service: ShopSettingsService, loaders: [loadPluginFiles] })
