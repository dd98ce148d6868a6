import { Module } from "@medusajs/framework/utils"
import { STAFF } from "../../contract"
import { StaffService } from "./service"

export default Module(STAFF, { service: StaffService })
