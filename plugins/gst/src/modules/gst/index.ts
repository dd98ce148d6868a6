import { Module } from "@medusajs/framework/utils"
import { GST } from "../../contract"
import "../../hook-handlers"
import { GstService } from "./service"

export default Module(GST, { service: GstService })
