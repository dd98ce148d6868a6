import { Module } from "@medusajs/framework/utils"
import BannersService from "./service"

export const BANNERS = "banners"

export default Module(BANNERS, { service: BannersService })
