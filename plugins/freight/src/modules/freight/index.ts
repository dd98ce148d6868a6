import { Module } from "@medusajs/framework/utils"
import { FREIGHT } from "../../contract"
import FreightService from "./service"

export default Module(FREIGHT, { service: FreightService })
