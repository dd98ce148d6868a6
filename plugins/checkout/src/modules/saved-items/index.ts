import { Module } from "@medusajs/framework/utils"
import { SavedItemsService } from "./service"

export const SAVED_ITEMS = "saved_items"

export default Module(SAVED_ITEMS, { service: SavedItemsService })
