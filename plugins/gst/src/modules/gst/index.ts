import { Module } from "@medusajs/framework/utils"
import { GST } from "../../contract"
import { GstService } from "./service"

export default Module(GST, { service: GstService })
