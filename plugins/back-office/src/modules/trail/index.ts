import { Module } from "@medusajs/framework/utils"
import { TRAIL } from "../../contract"
import { TrailService } from "./service"

export default Module(TRAIL, { service: TrailService })
