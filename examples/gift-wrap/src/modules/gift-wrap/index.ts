import { Module } from "@medusajs/framework/utils"
import { GiftWrapService } from "./service"

export default Module("gift_wrap", { service: GiftWrapService })
