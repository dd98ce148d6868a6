import { Module } from "@medusajs/framework/utils"
import { SavedItemsService } from "./service"

export default Module("saved_items", { service: SavedItemsService })
