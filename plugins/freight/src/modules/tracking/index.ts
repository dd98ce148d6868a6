import { Module } from "@medusajs/framework/utils"
import { TRACKING } from "../../contract"
import { TrackingService } from "./service"

export default Module(TRACKING, { service: TrackingService })
