import { Module } from "@medusajs/framework/utils"
import { SecondFactorsService } from "./service"

export const SECOND_FACTORS = "second_factors"

export default Module(SECOND_FACTORS, { service: SecondFactorsService })
